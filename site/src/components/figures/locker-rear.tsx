import type { ReactNode } from 'react';
import styles from '../drawing/drawing.module.css';
import Frame from '../drawing/frame.tsx';
import { Arrow, Leader, Words } from '../drawing/parts.tsx';

export default function LockerRearFigure(): ReactNode {
  return (
    <Frame
      title="A cabinet with rear loading, cut from the side"
      description="The cabinet stands between the staff side and the customer side. Staff load the order through the rear door, whose state is rear_load_status. The customer takes it out through the front door, whose state is state."
      height={292}
    >
      <rect x="2" y="2" width="128" height="236" rx="8" className={styles.quiet} />
      <rect x="310" y="2" width="128" height="236" rx="8" className={styles.quiet} />
      <Words x={66} y={26} lines={['Staff side']} look="strong" />
      <Words x={374} y={26} lines={['Customer', 'side']} look="strong" />
      <path d="M146 60h148v150H146" className={styles.plain} />
      <path d="M146 62l-52 22" className={`${styles.line} ${styles.thick}`} />
      <path d="M146 66v144" className={styles.thin} strokeDasharray="4 5" />
      <path d="M294 62v146" className={`${styles.line} ${styles.thick}`} />
      <path d="M196 142h48l6 56h-60z" className={styles.light} />
      <path d="M208 142c0-24 24-24 24 0" className={styles.line} />
      <Arrow
        points={[
          [36, 174],
          [184, 174],
        ]}
      />
      <Words x={66} y={154} lines={['Load']} />
      <Arrow
        points={[
          [258, 174],
          [404, 174],
        ]}
        dashed
      />
      <Words x={374} y={154} lines={['Pick up']} />
      <Leader
        points={[
          [146, 210],
          [146, 256],
        ]}
      />
      <Words x={122} y={270} lines={['`rear_load_status`']} />
      <Leader
        points={[
          [294, 210],
          [294, 256],
        ]}
      />
      <Words x={298} y={270} lines={['`state`']} />
    </Frame>
  );
}
