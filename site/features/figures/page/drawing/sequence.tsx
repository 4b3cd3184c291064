import type { ReactNode } from 'react';
import styles from './drawing.module.css';
import Frame, { width } from './frame.tsx';
import { Arrow, Box, Words } from './parts.tsx';

/** Indexes of the sending and the receiving actor; equal for an internal step. */
type Step = [from: number, to: number, text: string];

interface SequenceProps {
  title: string;
  description: string;
  /** Names of the columns, in one or two lines each. */
  actors: string[];
  steps: Step[];
}

const top = 62;
const lineHeight = 20;

/** Height of a step: its lines, the arrow below them, and spacing. */
const heightOf = ([from, to, text]: Step) =>
  text.split(' / ').length * lineHeight + (from === to ? 34 : 32);

/** A figure of a sequence diagram, from top to bottom. */
export const sequence =
  ({ title, description, actors, steps }: SequenceProps) =>
  (): ReactNode => {
    const column = width / actors.length;
    const center = (actor: number) => column * (actor + 0.5);
    const tops = steps.map((_, index) =>
      steps.slice(0, index).reduce((sum, step) => sum + heightOf(step), top),
    );
    const height = steps.reduce((sum, step) => sum + heightOf(step), top) + 12;
    return (
      <Frame title={title} description={description} height={height}>
        {actors.map((text, actor) => (
          <g key={text}>
            <path
              d={`M${center(actor)} 50V${height}`}
              className={styles.thin}
              strokeDasharray="3 5"
            />
            <Box x={column * actor + 4} y={2} w={column - 8} h={48} text={text} kind="accent" />
          </g>
        ))}
        {steps.map((step, index) => (
          <StepMark key={index} step={step} y={tops[index]!} center={center} />
        ))}
      </Frame>
    );
  };

interface StepMarkProps {
  step: Step;
  y: number;
  center: (actor: number) => number;
}

function StepMark({ step: [from, to, text], y, center }: StepMarkProps): ReactNode {
  const lines = text.split(' / ');
  const size = lines.length * lineHeight;
  const longest = Math.max(...lines.map((line) => line.length)) * 8.4 + 18;
  if (from === to) {
    const x = Math.min(Math.max(center(from) - longest / 2, 2), width - longest - 2);
    return <Box x={x} y={y + 10} w={longest} h={size + 12} text={text} kind="signal" />;
  }
  const gap = from < to ? 4 : -4;
  const x = (center(from) + center(to)) / 2;
  return (
    <>
      <rect
        x={x - longest / 2 + 6}
        y={y + 8}
        width={longest - 12}
        height={size}
        className={styles.veil}
      />
      <Words x={x} y={y + 8 + size / 2} text={text} />
      <Arrow
        points={`${center(from) + gap},${y + size + 18} ${center(to) - gap},${y + size + 18}`}
      />
    </>
  );
}
