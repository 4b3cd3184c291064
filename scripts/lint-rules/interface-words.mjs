// cspell:ignore quasis
// Lint rule: text of the interface must go through Docusaurus's `translate`, so that `docusaurus write-translations` finds
// it. Plain JavaScript, because oxlint loads plugins without a loader.

const message =
  "Words of the interface can be translated: write translate({ message: '{{words}}' }) of '@docusaurus/Translate', or " +
  '<Translate values> where a value is an element.';

/** Attributes in JSX, and DOM properties, with text that readers see or hear. */
const TEXT_ATTRIBUTES = /^(aria-label|title|placeholder|alt)$/;
const TEXT_PROPERTIES = /^(textContent|innerText|ariaLabel|title|placeholder|alt)$/;
/** Object keys that only occur in properties of elements. Others, such as `title`, also occur in data. */
const TEXT_OPTIONS = /^(textContent|ariaLabel|placeholder)$/;
/** Elements whose content is translated already or the same in every language. */
const UNTRANSLATED_ELEMENTS = /^(Translate|kbd|code)$/;

/** Reports untranslated text in JSX, attributes, and properties that scripts set. */
export const interfaceWords = {
  meta: { type: 'problem', schema: [], messages: { bare: message } },
  create({ report }) {
    const check = (value) => {
      for (const { node, text } of textsOf(value))
        if (isWords(text)) report({ node, messageId: 'bare', data: { words: text.trim() } });
    };
    return {
      JSXText: (node) => isTranslated(node) || check(node),
      JSXExpressionContainer(node) {
        const isChild = /^JSX(Element|Fragment)$/.test(node.parent.type);
        if (isChild && !isTranslated(node)) check(node.expression);
      },
      JSXAttribute({ name, value }) {
        if (TEXT_ATTRIBUTES.test(name.name)) check(value?.expression ?? value);
      },
      AssignmentExpression({ left, right }) {
        if (TEXT_PROPERTIES.test(left.property?.name ?? '')) check(right);
      },
      Property({ key, value, parent }) {
        if (parent.type === 'ObjectExpression' && TEXT_OPTIONS.test(key.name ?? '')) check(value);
      },
      CallExpression({ callee, arguments: [name, value] }) {
        if (callee.property?.name === 'setAttribute' && TEXT_ATTRIBUTES.test(name?.value ?? ''))
          check(value);
      },
    };
  },
};

/** Two lowercase letters in a row, ignoring URLs and HTML entities; excludes abbreviations and units. */
const isWords = (text) => /\p{Ll}{2}/u.test(text.replaceAll(/https?:\S+|&\w+;/g, ''));

const isTranslated = ({ parent }) =>
  UNTRANSLATED_ELEMENTS.test(parent.openingElement?.name.name ?? '');

/** The string values that an expression may have. */
function textsOf(node) {
  switch (node?.type) {
    case 'JSXText':
      return [{ node, text: node.value }];
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
    case 'TemplateLiteral':
      return [
        { node, text: node.quasis.map(({ value }) => value.cooked).join(' ') },
        ...node.expressions.flatMap(textsOf),
      ];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : textsOf(node.left)), ...textsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsOf(node.left), ...textsOf(node.right)] : [];
    case 'AssignmentExpression':
      return textsOf(node.right);
    default:
      return [];
  }
}
