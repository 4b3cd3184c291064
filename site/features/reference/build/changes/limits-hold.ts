/** A range in the words of model/limits.ts. */
interface Range {
  low: number;
  high: number;
  /** What is counted, in the singular. */
  unit: string;
}

/** Whether what keeps to one limit keeps to the other too. Limits are told in the words of model/limits.ts. */
export function holds(kept: string, asked: string): boolean {
  if (kept === asked) return true;
  const [from, to] = [rangeOf(kept), rangeOf(asked)];
  return (
    from !== undefined &&
    to !== undefined &&
    from.unit === to.unit &&
    from.low >= to.low &&
    from.high <= to.high
  );
}

const WORDS = /^(?:(exactly|at least|at most) )?(-?[\d.,]+)(?: to (-?[\d.,]+))?(?: (.+))?$/;

/** Undefined for what is no range, such as a pattern, and for one whose end is left out. */
function rangeOf(words: string): Range | undefined {
  const found = WORDS.exec(words);
  if (!found) return undefined;
  const [, how, first = '', second, unit = ''] = found;
  const [low, high] = [first, second ?? first].map((text) => Number(text.replaceAll(',', '')));
  if (how === undefined && second === undefined) return undefined;
  return {
    low: how === 'at most' ? -Infinity : low!,
    high: how === 'at least' ? Infinity : high!,
    unit: unit.replace(/ies$/, 'y').replace(/s$/, ''),
  };
}
