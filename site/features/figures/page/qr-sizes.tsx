import type { ReactNode } from 'react';
import styles from './drawing/drawing.module.css';
import Frame from './drawing/frame.tsx';
import { Words } from './drawing/parts.tsx';

/** Distances and widths to one scale: 1.3 pixels to the centimeter, twice that for the code. */
const rows: [distance: string, centimeters: number, size: string][] = [
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

export default function QrSizesFigure(): ReactNode {
  return (
    <Frame
      title="The code is about one tenth as wide as the distance"
      description="Four rows with a phone at the left and a code at the right. At 30 centimeters the code is 3 centimeters wide, at 50 centimeters 5, at 1 meter 10, and at 2 meters 20 centimeters."
      height={292}
    >
      {rows.map(([distance, centimeters, size], row) => {
        const y = [24, 88, 158, 246][row]!;
        const end = 34 + centimeters * 1.3;
        const width = centimeters * 0.26 + 4;
        return (
          <g key={distance}>
            <Phone y={y} />
            <path d={`M32 ${y}H${end}`} className={styles.thin} strokeDasharray="2 5" />
            <Words x={(32 + end) / 2} y={y - 14} lines={[distance]} look="small" />
            <Code x={end + 6} y={y} size={width + 12} />
            <Words x={end + width + 30} y={y} lines={[size]} anchor="start" look="strong" />
          </g>
        );
      })}
    </Frame>
  );
}
