import type { ReactNode } from 'react';
import styles from './drawing/drawing.module.css';
import Frame from './drawing/frame.tsx';
import { Box, Leader, Words } from './drawing/parts.tsx';

/** A note, level with the part of the screen that it describes. */
const notes: [y: number, name: string, remark: string][] = [
  [72, 'Options', '`text_en, text_fr`'],
  [170, 'Longer wording', '`prompt_en, prompt_fr`'],
  [262, 'Current state', 'from tracking'],
  [334, 'A way to cancel', 'the cancel call'],
  [390, 'Survey or none', '`show_survey`'],
];

const Note = ({ y, name, remark }: { y: number; name: string; remark: string }) => (
  <>
    <Leader points={`230,${y} 248,${y}`} />
    <Words x={255} y={y - 10} text={name} anchor="start" look="strong" />
    <Words x={255} y={y + 12} text={remark} anchor="start" look="small" />
  </>
);

export function DigitalCallButtonFigure(): ReactNode {
  return (
    <Frame
      title="Where the words on a customer's screen come from"
      description="A phone with five parts from top to bottom, each with a note beside it. Options, from text_en and text_fr. The longer wording of the chosen option, from prompt_en and prompt_fr. The state of the request, from tracking. A way to cancel. A survey, if show_survey is true."
      height={436}
    >
      <rect x="6" y="6" width="224" height="424" rx="26" className={styles.quiet} />
      <path d="M92 22h52" className={styles.line} />
      <Box x={20} y={40} w={196} h={36} text="Find a product" />
      <Box x={20} y={84} w={196} h={36} text="Open a locked case" kind="accent" />
      <Box x={20} y={140} w={196} h={62} text="Ask staff to open / a locked case" />
      <Box
        x={20}
        y={226}
        w={196}
        h={72}
        text="A team member / is on the way."
        kind="good"
        look="strong"
      />
      <Box x={20} y={316} w={196} h={36} text="Cancel" />
      <Box x={20} y={372} w={196} h={36} text="Survey" kind="signal" />
      {notes.map(([y, name, remark]) => (
        <Note key={name} y={y} name={name} remark={remark} />
      ))}
    </Frame>
  );
}

/** Distances and widths at 1.3 pixels per centimeter; codes at twice that scale. */
const qrRows: [distance: string, centimeters: number, size: string][] = [
  ['30 cm', 30, '3 cm'],
  ['50 cm', 50, '5 cm'],
  ['1 m', 100, '10 cm'],
  ['2 m', 200, '20 cm'],
];

/** A code with its three corner marks. */
const Code = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y - size / 2}) scale(${size / 21})`}>
    <rect x="-1" y="-1" width="23" height="23" className={styles.printedPaper} />
    <path
      className={styles.printedInk}
      fillRule="evenodd"
      d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2zM14 0h7v7h-7zM15 1v5h5V1zM16 2h3v3h-3zM0 14h7v7H0zM1 15v5h5v-5zM2 16h3v3H2zM9 0h2v3H9zM11 4h2v3h-2zM8 8h3v2H8zM13 9h2v3h-2zM17 9h4v2h-4zM0 9h4v2H0zM5 11h3v2H5zM9 13h3v3H9zM14 14h3v2h-3zM18 13h2v4h-2zM13 18h4v3h-4zM9 18h2v3H9zM19 19h2v2h-2z"
    />
  </g>
);

const Phone = ({ y }: { y: number }) => (
  <>
    <rect x="6" y={y - 16} width="18" height="32" rx="4" className={styles.accent} />
    <circle cx="15" cy={y + 10} r="1.8" className={styles.fill} />
  </>
);

export function QrSizesFigure(): ReactNode {
  return (
    <Frame
      title="The code is about one tenth as wide as the distance"
      description="Four rows with a phone at the left and a code at the right. At 30 centimeters the code is 3 centimeters wide, at 50 centimeters 5, at 1 meter 10, and at 2 meters 20 centimeters."
      height={292}
    >
      {qrRows.map(([distance, centimeters, size], row) => {
        const y = [24, 88, 158, 246][row]!;
        const end = 34 + centimeters * 1.3;
        const width = centimeters * 0.26 + 4;
        return (
          <g key={distance}>
            <Phone y={y} />
            <path d={`M32 ${y}H${end}`} className={styles.thin} strokeDasharray="2 5" />
            <Words x={(32 + end) / 2} y={y - 14} text={distance} look="small" />
            <Code x={end + 6} y={y} size={width + 12} />
            <Words x={end + width + 30} y={y} text={size} anchor="start" look="strong" />
          </g>
        );
      })}
    </Frame>
  );
}

/** Four pixels per inch, measured from the floor. */
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
    <circle cx={x - 4} cy={inches(12)} r="46" className={`${styles.line} ${styles.boldLine}`} />
    <circle cx={x + 60} cy={inches(3.5)} r="12" className={styles.line} />
  </>
);

export function MountingHeightsFigure(): ReactNode {
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
      <Words x={285} y={inches(27)} text="Call / button" look="small" />
      <path d={`M2 ${floor}h436`} className={styles.line} />
      <Leader points={`92,${inches(48)} 116,${inches(48)}`} />
      <Leader points={`92,${inches(15)} 116,${inches(15)}`} />
      <Words x={86} y={inches(48)} text="48 inches / 1220 mm" anchor="end" />
      <Words x={86} y={inches(15)} text="15 inches / 380 mm" anchor="end" />
      <Words x={2} y={floor + 20} text="Floor" anchor="start" look="small" />
    </Frame>
  );
}
