import type { ReactNode } from 'react';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Words, Leader } from './drawing/parts.tsx';
import styles from './drawing/drawing.module.css';

export function DoorStatesFigure(): ReactNode {
  return (
    <Frame
      title="Door states of version 1 and version 2 lockers"
      description="Version 1: a door is closed or open. The command open leads from closed to open, the command close leads back. Version 2: closed, opening, open, closing, and closed again. The command open leads to opening, the command close leads to closing."
      height={398}
    >
      <Words x={2} y={14} text="Version 1" anchor="start" look="strong" />
      <Box x={2} y={34} w={130} h={56} text="`closed`" kind="accent" />
      <Box x={308} y={34} w={130} h={56} text="`open`" kind="signal" />
      <Arrow points="132,50 306,50" />
      <Arrow points="308,76 134,76" />
      <Words x={220} y={36} text="command open" look="small" />
      <Words x={220} y={92} text="command close" look="small" />

      <Words x={2} y={152} text="Version 2" anchor="start" look="strong" />
      <Box x={2} y={174} w={130} h={56} text="`closed`" kind="accent" />
      <Box x={308} y={174} w={130} h={56} text="`opening`" />
      <Box x={308} y={338} w={130} h={56} text="`open`" kind="signal" />
      <Box x={2} y={338} w={130} h={56} text="`closing`" />
      <Arrow points="132,202 306,202" />
      <Words x={220} y={188} text="command open" look="small" />
      <Arrow points="373,230 373,336" />
      <Words x={363} y={284} text="the door / is open" anchor="end" look="small" />
      <Arrow points="308,366 134,366" />
      <Words x={220} y={352} text="command close" look="small" />
      <Arrow points="67,338 67,232" />
      <Words x={77} y={284} text="the door / is shut" anchor="start" look="small" />
    </Frame>
  );
}

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

/** A label with a remark below it, at the right of the locker. */
const Name = ({ y, name, remark }: { y: number; name: string; remark: string }) => (
  <>
    <Words x={304} y={y} text={name} anchor="start" look="strong" />
    <Words x={304} y={y + 21} text={remark} anchor="start" look="small" />
  </>
);

export function LockerFrontFigure(): ReactNode {
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
      <Leader points="60,44 60,14 298,14" />
      <Name y={14} name="Cabinet" remark="its key is 1" />
      <Leader points="90,138 90,134 298,134" />
      <Name y={124} name="Disabled" remark="enabled: false" />
      <Leader points="252,196 298,196" />
      <Name y={186} name="Locker" remark="one bank" />
      <Leader points="282,270 298,270" />
      <Name y={260} name="Front door" remark="state: open" />
      <Leader points="190,308 190,350 298,350" />
      <Name y={334} name="Order" remark="occupied: 1" />
    </Frame>
  );
}
