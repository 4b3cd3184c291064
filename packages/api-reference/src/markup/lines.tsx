import type { ReactNode } from 'react';
import { valueWords } from '../model/facts.ts';
import { linesOf } from '../model/lines.ts';
import type { Fact, Shape } from '../model/api-model.ts';
import type { Json } from '../json/json.ts';
import Prose from './prose.tsx';

/** Allowed values, default, limits, examples, and other facts of a shape. */
export default function Lines({ shape }: { shape: Shape }): ReactNode {
  return <FactList facts={linesOf(shape)} />;
}

/** A description list of facts. */
export function FactList({ facts }: { facts: Fact[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className="reference-limits">
      {facts.map(({ term, words, values, text }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>
            {words && <Prose markdown={words} isInline />}
            {text}
            {values && <Values values={values} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Values({ values }: { values: Json[] }): ReactNode {
  return valueWords(values).map((value, index) => (
    <span key={index}>
      {index > 0 && ' '}
      <code translate="no">{value}</code>
    </span>
  ));
}
