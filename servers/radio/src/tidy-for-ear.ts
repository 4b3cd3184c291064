/**
 * Rewrites a text so that a speech voice reads it well: white space is trimmed and closed up, common
 * symbols become words, numbers of one or two digits become number words and longer ones are read digit
 * by digit. Everything else stays as it was sent.
 *
 * `"  Spill @ aisle 12 & call 5550 "` → `"Spill at aisle twelve and call five five five zero"`
 */
export function tidyForEar(text: string): string {
  return text
    .replace(/\d+/g, (digits) => ` ${spelledOut(digits)} `)
    .replace(/[&@#%+=]/g, (symbol) => ` ${symbols[symbol]} `)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)\]])/g, '')
    .replace(/(?<=[([]) /g, '')
    .trim();
}

const symbols: Record<string, string> = {
  '&': 'and',
  '@': 'at',
  '#': 'number',
  '%': 'percent',
  '+': 'plus',
  '=': 'equals',
};

const small = [
  'zero one two three four five six seven eight nine',
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
].flatMap((words) => words.split(' '));

const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A leading zero is part of a code rather than of a number, so `07` is read as two digits. */
function spelledOut(digits: string): string {
  if (digits.length > 2 || (digits.length === 2 && digits.startsWith('0'))) {
    return Array.from(digits, (digit) => small[Number(digit)]).join(' ');
  }
  const number = Number(digits);
  const [ten, one] = [Math.floor(number / 10), number % 10];
  return small[number] ?? (one === 0 ? `${tens[ten]}` : `${tens[ten]}-${small[one]}`);
}
