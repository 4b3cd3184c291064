import type { ReactNode } from 'react';
import styles from './drawing/drawing.module.css';
import Frame from './drawing/frame.tsx';
import { Leader, Words } from './drawing/parts.tsx';

const Cabinet = ({ position, kind }: { position: number; kind: string | undefined }) => {
  const x = 22 + ((position - 1) % 2) * 112;
  const y = 44 + Math.floor((position - 1) / 2) * 94;
  return (
    <g>
      <rect x={x} y={y} width="104" height="86" rx="5" className={kind} />
      <text x={x + 12} y={y + 26} className={styles.strong}>
        {position}
      </text>
      <rect x={x + 88} y={y + 34} width="6" height="22" rx="3" className={styles.ink} />
    </g>
  );
};

/** The bag that waits in an occupied cabinet. */
const Bag = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={`M${x} ${y}h34l4 38h-42z`} className={styles.light} />
    <path d={`M${x + 9} ${y}c0-16 16-16 16 0`} className={styles.line} />
  </>
);

/** A name with a remark under it, at the right of the locker. */
const Name = ({ y, name, remark }: { y: number; name: string; remark: string }) => (
  <>
    <Words x={304} y={y} lines={[name]} anchor="start" look="strong" />
    <Words x={304} y={y + 21} lines={[remark]} anchor="start" look="small" />
  </>
);

export default function LockerFrontFigure(): ReactNode {
  return (
    <Frame
      title="A locker from the front"
      description="One locker with six cabinets in two columns. Each has a position number, its key, from 1 to 6. Cabinet 3 is disabled. Cabinet 6 has its front door open and holds an order, so it is occupied."
      height={366}
    >
      <rect x="8" y="30" width="244" height="302" rx="10" className={styles.quiet} />
      {[1, 2, 4, 5].map((position) => (
        <Cabinet key={position} position={position} kind={styles.plain} />
      ))}
      <Cabinet position={3} kind={styles.danger} />
      <path d="M34 214l76-66M34 148l76 66" className={styles.thin} />
      <rect x="134" y="232" width="104" height="86" rx="5" className={styles.signal} />
      <path d="M238 232l44 14v86l-44-14z" className={styles.accent} />
      <text x="146" y="258" className={styles.strong}>
        6
      </text>
      <Bag x={170} y={270} />
      <Leader
        points={[
          [60, 44],
          [60, 14],
          [298, 14],
        ]}
      />
      <Name y={14} name="Cabinet" remark="its key is 1" />
      <Leader
        points={[
          [90, 138],
          [90, 134],
          [298, 134],
        ]}
      />
      <Name y={124} name="Disabled" remark="enabled: false" />
      <Leader
        points={[
          [252, 196],
          [298, 196],
        ]}
      />
      <Name y={186} name="Locker" remark="one bank" />
      <Leader
        points={[
          [282, 270],
          [298, 270],
        ]}
      />
      <Name y={260} name="Front door" remark="state: open" />
      <Leader
        points={[
          [190, 308],
          [190, 350],
          [298, 350],
        ]}
      />
      <Name y={334} name="Order" remark="occupied: 1" />
    </Frame>
  );
}
