// cspell:ignore quasis
// A rule for the linter: words that the interface says go through Docusaurus's `translate`, so that
// `docusaurus write-translations` finds them. Plain JavaScript, because it reads its settings without a loader.

const message =
  'Words of the interface can be translated: write <Translate>{{words}}</Translate>, or translate({ message: … }) ' +
  "of '@docusaurus/Translate' where a text is needed.";

/** What readers see or hear of an element, in JSX and as a property of what the browser has. */
const SAID = /^(aria-label|title|placeholder|alt)$/;
const SAID_BY_ELEMENT = /^(textContent|innerText|ariaLabel|title|placeholder|alt)$/;
/** Where these stand in an object, it is handed on to an element; data has titles, too. */
const SAID_BY_OBJECT = /^(textContent|ariaLabel|placeholder)$/;
/** What stands in these is the same in every language. */
const SAME_EVERYWHERE = /^(Translate|kbd|code)$/;

/** Reports words in JSX, in the attributes that readers see or hear, and where elements get them by script. */
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
        if (SAID.test(name.name)) check(value?.expression ?? value);
      },
      AssignmentExpression({ left, right }) {
        if (SAID_BY_ELEMENT.test(left.property?.name ?? '')) check(right);
      },
      Property({ key, value, parent }) {
        if (parent.type === 'ObjectExpression' && SAID_BY_OBJECT.test(key.name ?? '')) check(value);
      },
      CallExpression({ callee, arguments: [name, value] }) {
        if (callee.property?.name === 'setAttribute' && SAID.test(name?.value ?? '')) check(value);
      },
    };
  },
};

/** Two small letters: neither an abbreviation such as CSV, nor a unit, an address or the name of a sign in HTML. */
const isWords = (text) => /\p{Ll}{2}/u.test(text.replaceAll(/https?:\S+|&\w+;/g, ''));

const isTranslated = ({ parent }) => SAME_EVERYWHERE.test(parent.openingElement?.name.name ?? '');

/** The texts that an expression may be. */
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
