import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './plan.module.css';

const goods = [0, 1, 2, 3, 4, 5, 6];

/** A double shelf from above, with goods on both sides. */
const Shelf = ({ x }: { x: number }) => (
  <g>
    <rect x={x} y="72" width="40" height="186" rx="4" className={styles.shelf} />
    <path
      className={styles.parcel}
      d={goods
        .flatMap((row) => [
          `M${x + 4} ${78 + row * 25.6}h13v${row % 3 === 1 ? 13 : 20}h-13z`,
          `M${x + 23} ${78 + row * 25.6}h13v${row % 3 === 0 ? 11 : 20}h-13z`,
        ])
        .join('')}
    />
  </g>
);

/** A person as on the signs of a store. */
const Person = ({ className }: { className: string | undefined }) => (
  <g className={className}>
    <path d="M-10 15V6Q-10-3 0-3T10 6v9z" />
    <circle cy="-10" r="6.5" />
  </g>
);

const Car = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 326)`}>
    <rect width="76" height="40" rx="13" className={styles.car} />
    <path d="M51 7q13 13 0 26l-8-3V10zM14 9q-10 11 0 22l8-3V12z" className={styles.glass} />
  </g>
);

/** Floor plan of the store. The data attributes of the surrounding stage position people and open doors. */
export default function PlanDrawing(): ReactNode {
  return (
    <svg viewBox="0 0 600 380" className={styles.plan} role="img" aria-labelledby="plan-title">
      <title id="plan-title">
        {translate({
          message:
            'Floor plan of a store. Lockers stand at the entrance, a customer waits at a call button in aisle 4, a radio is on the service desk, and cars wait at the curb.',
        })}
      </title>
      <path
        d="M20 58V32a14 14 0 0 1 14-14h532a14 14 0 0 1 14 14v254a14 14 0 0 1-14 14H336m-64 0H34a14 14 0 0 1-14-14v-18"
        className={styles.wall}
      />
      <path d="M20 76v176" className={styles.glassWall} />
      {[1, 2, 3].map((row) => (
        <rect
          key={row}
          x="34"
          y={66 + row * 48}
          width="44"
          height="42"
          rx="4"
          className={styles.cabinet}
        />
      ))}
      <rect x="34" y="66" width="44" height="42" rx="4" className={styles.own} />
      <path d="M46 82h20v20H46zM46 88h20" className={styles.order} />
      <path d="M78 66l17 9v34" className={styles.door} />
      <Shelf x={112} />
      <Shelf x={252} />
      <Shelf x={336} />
      <path d="M250 150h20v44h-20z" className={styles.case} />
      <path d="M257 171v-5q0-4 3-4t3 4v5" className={styles.lock} />
      <path d="M254 171h12v10h-12z" className={`${styles.lock} ${styles.full}`} />
      <path d="M202 172V66q0-10 10-10h167q10 0 10 10v106" className={styles.route} />
      <circle cx="202" cy="172" r="26" className={styles.ring} />
      <circle cx="202" cy="172" r="11" className={styles.device} />
      <path d="M446 96h112v24H446z" className={styles.desk} />
      <path d="M530 88h16v24h-16zM534 88V70" className={styles.radio} />
      <path d="M542 72a9 9 0 0 0-5-6M549 68a17 17 0 0 0-10-11" className={styles.waves} />
      <path
        d="M432 196h24v66h-24zM484 196h24v66h-24zM536 196h24v66h-24z"
        className={styles.shelf}
      />
      <path d="M440 208h8v30h-8zM492 208h8v30h-8zM544 208h8v30h-8z" className={styles.parcel} />
      <Person className={styles.staff} />
      <Person className={styles.customer} />
      <path d="M236 318v54M340 318v54M444 318v54M548 318v54" className={styles.bays} />
      <Car x={250} />
      <Car x={458} />
      <path d="M304 288v24m-6-6 6 7 6-7" className={styles.step} />
    </svg>
  );
}
