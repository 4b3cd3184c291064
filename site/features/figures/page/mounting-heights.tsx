import type { ReactNode } from 'react';
import styles from './drawing/drawing.module.css';
import Frame from './drawing/frame.tsx';
import { Leader, Words } from './drawing/parts.tsx';

/** Four pixels to the inch, measured up from the floor. */
const floor = 300;
const inches = (height: number) => floor - height * 4;

/** A standing person of 66 inches, in thick strokes like a sign. */
const Standing = ({ x }: { x: number }) => (
  <g className={styles.person}>
    <circle cx={x} cy={inches(61.5)} r="16.5" />
    <path d={`M${x} ${inches(50)}V${inches(36)}`} strokeWidth="34" />
    <path
      d={`M${x - 9} ${inches(36)}V${inches(2)}M${x + 9} ${inches(36)}V${inches(2)}`}
      strokeWidth="14"
    />
    <path
      d={`M${x - 18} ${inches(51)}L${x - 40} ${inches(43)}L${x - 66} ${inches(41)}`}
      strokeWidth="11"
    />
  </g>
);

/** A person in a wheelchair who reaches for the button. */
const Seated = ({ x }: { x: number }) => (
  <>
    <g className={styles.person}>
      <circle cx={x} cy={inches(46)} r="15.5" />
      <path d={`M${x - 2} ${inches(35)}V${inches(22)}`} strokeWidth="28" />
      <path d={`M${x} ${inches(20)}h38v${14 * 4}h14`} strokeWidth="14" />
      <path d={`M${x + 4} ${inches(35)}l30 4 42-16`} strokeWidth="10" />
    </g>
    <circle cx={x - 4} cy={inches(12)} r="46" className={`${styles.line} ${styles.thick}`} />
    <circle cx={x + 60} cy={inches(3.5)} r="12" className={styles.line} />
  </>
);

export default function MountingHeightsFigure(): ReactNode {
  return (
    <Frame
      title="Where a call button can be reached"
      description="A wall with a band from 15 inches (380 millimeters) to 48 inches (1220 millimeters) above the floor. The call button is mounted inside the band, where a standing person and a person in a wheelchair both reach it."
      height={340}
    >
      <rect x="116" y={inches(48)} width="322" height={33 * 4} className={styles.good} rx="4" />
      <Standing x={394} />
      <Seated x={174} />
      <rect x="262" y={inches(44)} width="46" height="46" rx="8" className={styles.plain} />
      <circle cx="285" cy={inches(38.3)} r="13" className={styles.light} />
      <Words x={285} y={inches(27)} lines={['Call', 'button']} look="small" />
      <path d={`M2 ${floor}h436`} className={styles.line} />
      <Leader
        points={[
          [92, inches(48)],
          [116, inches(48)],
        ]}
      />
      <Leader
        points={[
          [92, inches(15)],
          [116, inches(15)],
        ]}
      />
      <Words x={86} y={inches(48)} lines={['48 inches', '1220 mm']} anchor="end" />
      <Words x={86} y={inches(15)} lines={['15 inches', '380 mm']} anchor="end" />
      <Words x={2} y={floor + 20} lines={['Floor']} anchor="start" look="small" />
    </Frame>
  );
}
