import { Document, isScalar, visit, type Node, type Scalar, type ScalarTag } from 'yaml';
import { isDigits, isJsonNumber, parseNumber, plainText } from '../json/digits.ts';

/** Restores the source digits of YAML numbers and the source text of keys: `1.10` must not become 1.1. */
export function keepDigits(document: Document.Parsed): void {
  visit(document, {
    Scalar(key, node) {
      const { value, source } = node as Scalar;
      if (source === undefined || typeof value === 'string') return;
      if (key === 'key') node.value = source;
      else if (typeof value === 'number' && isJsonNumber(source)) node.value = parseNumber(source);
      else if (typeof value === 'number' && Number.isFinite(value))
        node.value = parseNumber(asJson(source, value));
    },
  });
}

/** Rewrites YAML-only number syntax as JSON: `+5`, `.5`, `5.`, `007`, `0x1F`. */
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

/** Serializes to YAML with the source digits of each number. */
export const printYaml = (value: unknown): string => {
  const document = new Document(value, { customTags: (tags) => [digitsTag, ...tags] });
  return document.toString();
};

/** The first node without a JSON equivalent: a number such as `.inf`, or an undefined or circular alias. */
export function unrepresentable(
  document: Document.Parsed,
): { node: Node; fault: string; cure: string } | undefined {
  const anchors = new Map<string, Node>();
  let found: ReturnType<typeof unrepresentable>;
  const refuse = (node: Node, fault: string, cure: string) => {
    found = { node, fault, cure };
    return visit.BREAK;
  };
  visit(document, {
    Value(key, node) {
      if (node.anchor) anchors.set(node.anchor, node);
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'number') return;
      if (Number.isFinite(node.value) || /\d/.test(node.source ?? '')) return;
      return refuse(
        node,
        `${node.source} is a number that JSON does not have, so no call can carry it.`,
        'Write a number with digits, or put it between quotes.',
      );
    },
    Alias(_key, node, ancestors) {
      const { source } = node;
      const target = anchors.get(source);
      if (!target)
        return refuse(
          node,
          `No anchor before "*${source}" is called "${source}".`,
          `Correct the name, or write "&${source}" before the value that belongs here.`,
        );
      if (ancestors.includes(target))
        return refuse(
          node,
          `"*${source}" is inside "&${source}", so it would never end.`,
          'Let a schema contain itself by "$ref".',
        );
    },
  });
  return found;
}
