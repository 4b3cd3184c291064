import type { ReactNode } from 'react';
import styles from './floor-plan.module.css';

const shelves = [112, 196, 280];
const goods = [0, 1, 2, 3, 4, 5, 6];

/** One double shelf seen from above, with goods on both sides of its spine. */
const Shelf = ({ x }: { x: number }) => (
  <g>
    <rect x={x} y="116" width="44" height="190" rx="4" className={styles.shelf} />
    {goods.map((row) => (
      <g key={row} className={styles.goods}>
        <rect x={x + 5} y={122 + row * 26.2} width="14" height={row % 3 === 1 ? 14 : 21} rx="2" />
        <rect x={x + 25} y={122 + row * 26.2} width="14" height={row % 3 === 0 ? 12 : 21} rx="2" />
      </g>
    ))}
  </g>
);

const cabinets = [0, 1, 2, 3, 4, 5];

const Lockers = () => (
  <g>
    {cabinets.map((row) => (
      <rect
        key={row}
        x="36"
        y={120 + row * 31}
        width="30"
        height="27"
        rx="3"
        className={row === 2 ? styles.open : styles.cabinet}
      />
    ))}
    <path d="M66 182l17 9v20" className={styles.door} />
  </g>
);

const Car = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="42" height="76" rx="13" className={styles.car} />
    <path d="M7 25q14-8 28 0l-3 9H10zM9 62q12 6 24 0l-2-8H11z" className={styles.glass} />
  </g>
);

const Label = ({ x, y, children }: { x: number; y: number; children: string }) => (
  <text x={x} y={y} className={styles.label}>
    {children}
  </text>
);

/** A store seen from above: a customer presses a button, and the call finds its way to staff. */
export default function FloorPlan(): ReactNode {
  return (
    <svg viewBox="0 0 520 460" className={styles.plan} role="img" aria-labelledby="plan-title">
      <title id="plan-title">
        Floor plan of a store. A call button lights up in an aisle, and a line leads from it to
        staff. Lockers stand at the wall, a radio hangs by the counter, a car waits at the curb.
      </title>
      <path
        d="M20 96V40a16 16 0 0 1 16-16h448a16 16 0 0 1 16 16v278a16 16 0 0 1-16 16H344m-74 0H36a16 16 0 0 1-16-16v-20"
        className={styles.wall}
      />
      <path d="M20 120v158" className={styles.glassWall} />
      <Label x={36} y={60}>
        Lockers
      </Label>
      <Label x={112} y={60}>
        Aisle 4
      </Label>
      <Label x={398} y={60}>
        Service desk
      </Label>
      <Label x={36} y={438}>
        Curbside
      </Label>
      <Lockers />
      {shelves.map((x) => (
        <Shelf key={x} x={x} />
      ))}
      <path d="M386 132h92v56h-92z" className={styles.desk} />
      <path d="M452 132v-14m-6 14h12v22h-12zM462 112a9 9 0 0 0-7-5" className={styles.radio} />
      <path
        d="M176 214v108q0 4-1 4M176 214V106q0-10 10-10h150q10 0 10 10v104q0 12 12 12h28"
        className={styles.route}
      />
      <circle cx="176" cy="214" r="30" className={styles.ring} />
      <circle cx="176" cy="214" r="19" className={styles.ringInner} />
      <circle cx="176" cy="214" r="10" className={styles.call} />
      <g transform="translate(386 204)">
        <rect width="102" height="84" rx="10" className={styles.card} />
        <circle cx="20" cy="22" r="8" className={styles.call} />
        <path d="M36 19h50M36 28h32" className={styles.line} />
        <rect x="12" y="46" width="78" height="26" rx="6" className={styles.claim} />
        <text x="51" y="64" className={styles.claimText}>
          Claim
        </text>
      </g>
      <path d="M150 356v84M222 356v84M294 356v84M366 356v84M438 356v84" className={styles.bays} />
      <Car x={165} y={362} />
      <Car x={381} y={362} />
      <path d="M307 334v44m-6-6 6 7 6-7" className={styles.step} />
    </svg>
  );
}
