import type { ReactNode } from 'react';
import styles from './drawing/drawing.module.css';
import Frame from './drawing/frame.tsx';
import { Box, Leader, Words } from './drawing/parts.tsx';

/** What a note says, at the height of the part of the screen it belongs to. */
const notes: [y: number, name: string, remark: string][] = [
  [72, 'Options', '`text_en, text_fr`'],
  [170, 'Longer wording', '`prompt_en, prompt_fr`'],
  [262, 'Where it stands', 'from tracking'],
  [334, 'A way out', 'the cancel call'],
  [390, 'Survey, or none', '`show_survey`'],
];

const Note = ({ y, name, remark }: { y: number; name: string; remark: string }) => (
  <>
    <Leader
      points={[
        [230, y],
        [248, y],
      ]}
    />
    <Words x={255} y={y - 10} lines={[name]} anchor="start" look="strong" />
    <Words x={255} y={y + 12} lines={[remark]} anchor="start" look="small" />
  </>
);

export default function DigitalCallButtonFigure(): ReactNode {
  return (
    <Frame
      title="What a customer's screen has words for"
      description="A phone with five parts from top to bottom, each with a note beside it. Options, from text_en and text_fr. The longer wording of the chosen option, from prompt_en and prompt_fr. Where the request stands, from tracking. A way to cancel. A survey or none, as show_survey says."
      height={436}
    >
      <rect x="6" y="6" width="224" height="424" rx="26" className={styles.quiet} />
      <path d="M92 22h52" className={styles.line} />
      <Box x={20} y={40} w={196} h={36} lines={['Find a product']} />
      <Box x={20} y={84} w={196} h={36} lines={['Open a locked case']} kind="accent" />
      <Box x={20} y={140} w={196} h={62} lines={['Ask staff to open', 'a locked case']} />
      <Box
        x={20}
        y={226}
        w={196}
        h={72}
        lines={['A team member', 'is on the way.']}
        kind="good"
        look="strong"
      />
      <Box x={20} y={316} w={196} h={36} lines={['Cancel']} />
      <Box x={20} y={372} w={196} h={36} lines={['Survey']} kind="signal" />
      {notes.map(([y, name, remark]) => (
        <Note key={name} y={y} name={name} remark={remark} />
      ))}
    </Frame>
  );
}
