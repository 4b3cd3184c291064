import { Document, isScalar, visit, type Scalar, type ScalarTag } from 'yaml';
import { isDigits, isJsonNumber, numberIn, plainText } from '../json/digits.ts';

/** Gives the numbers of a YAML document their digits, and its names their letters: `1.10` is no 1.1. */
export function keepDigits(document: Document.Parsed): void {
  visit(document, {
    Scalar(key, node) {
      const { value, source } = node as Scalar;
      if (source === undefined || typeof value === 'string') return;
      if (key === 'key') node.value = source;
      else if (typeof value === 'number' && isJsonNumber(source)) node.value = numberIn(source);
      else if (typeof value === 'number' && Number.isFinite(value))
        node.value = numberIn(asJson(source, value));
    },
  });
}

/** What JSON writes otherwise: `+5`, `.5`, `5.`, `007`, `0x1F`. */
function asJson(source: string, value: number): string {
  if (/^0[xo]/.test(source)) return String(BigInt(source));
  const text = source
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?!\d)/, '');
  return isJsonNumber(text) ? text : String(value);
}

const digitsTag: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  identify: isDigits,
  default: true,
  resolve: (text) => text,
  stringify: ({ value }) => plainText(value),
};

/** Writes YAML, each number with its digits. */
export const printYaml = (value: unknown): string => {
  const document = new Document(value, { customTags: (tags) => [digitsTag, ...tags] });
  return document.toString();
};

/** Where a number stands that JSON cannot write, such as `.inf`. */
export function endless(document: Document.Parsed): Scalar | undefined {
  let found: Scalar | undefined;
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'number') return;
      if (Number.isFinite(node.value) || /\d/.test(node.source ?? '')) return;
      found = node;
      return visit.BREAK;
    },
  });
  return found;
}
