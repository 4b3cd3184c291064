// A rule for the linter: what somebody typed is never looked up in a plain object. Plain JavaScript, because
// it reads its settings without a loader.

const message =
  'A plain object also answers to names that nobody put into it, such as "constructor", and a reader may ' +
  'type them. Use a Map, ask Object.hasOwn({{table}}, {{key}}) first, or make it with Object.create(null).';

/** Reports `table[key]` and `key in table` where the table is open to any text and the key is not fixed. */
export const ownKeys = {
  meta: { type: 'problem', schema: [], messages: { plain: message } },
  create({ sourceCode, report }) {
    const textOf = (node) => sourceCode.getText(node);
    const check = (node, table, key) => {
      const find = (name) => variableOf(sourceCode.getScope(node), name);
      if (isFixed(key, find) || !isOpen(table, find)) return;
      const data = { table: textOf(table), key: textOf(key) };
      if (isAsked(node, `Object.hasOwn(${data.table}, ${data.key})`, textOf)) return;
      report({ node, messageId: 'plain', data });
    };
    return {
      MemberExpression(node) {
        if (node.computed) check(node, node.object, node.property);
      },
      BinaryExpression(node) {
        if (node.operator === 'in') check(node, node.right, node.left);
      },
    };
  },
};

function variableOf(scope, name) {
  for (let at = scope; at; at = at.upper) if (at.set.has(name)) return at.set.get(name).defs[0];
  return undefined;
}

/** Whether all keys it can be are written here: a literal, or one of a list of literals. */
function isFixed(key, find) {
  if (key.type === 'Literal') return true;
  if (key.type === 'TemplateLiteral') return key.expressions.length === 0;
  if (key.type !== 'Identifier') return false;
  const definition = find(key.name);
  if (definition?.type !== 'Variable' || definition.parent?.kind !== 'const') return false;
  const { init } = definition.node;
  const loop = definition.parent.parent;
  return init ? init.type === 'Literal' : loop?.type === 'ForOfStatement' && isListed(loop.right);
}

function isListed(list) {
  const all = bare(list);
  return all.type === 'ArrayExpression' && all.elements.every((one) => one?.type === 'Literal');
}

/** Whether it is a plain object whose type takes any text for a key. */
function isOpen(table, find) {
  if (table.type === 'TSNonNullExpression') return isOpen(table.expression, find);
  if (table.type === 'TSAsExpression') return takesText(table.typeAnnotation, find);
  if (table.type === 'ObjectExpression') return true;
  if (table.type !== 'Identifier') return isMade(table, 'fromEntries');
  const definition = find(table.name);
  if (definition?.type === 'Parameter') return takesText(annotationOf(definition.name), find);
  if (definition?.type !== 'Variable' || definition.node.id !== definition.name) return false;
  const { init } = definition.node;
  if (init && isMade(bare(init), 'create')) return false;
  const annotation = annotationOf(definition.name);
  if (annotation) return takesText(annotation, find);
  return init?.type === 'TSAsExpression'
    ? takesText(init.typeAnnotation, find)
    : !!init && isMade(bare(init), 'fromEntries');
}

const annotationOf = (name) => name.typeAnnotation?.typeAnnotation;

/** `Object.fromEntries(…)` or `Object.create(null)`. */
const isMade = ({ type, callee }, method) =>
  type === 'CallExpression' && callee.object?.name === 'Object' && callee.property?.name === method;

const bare = (node) => (node.type === 'TSAsExpression' ? bare(node.expression) : node);

/** Whether a type is a record by text, perhaps read-only or partial, or the name of one in this file. */
function takesText(type, find) {
  if (!type) return false;
  if (type.type === 'TSUnionType') return type.types.some((one) => takesText(one, find));
  if (type.type === 'TSTypeLiteral') return type.members.some(isTextIndex);
  if (type.type !== 'TSTypeReference') return false;
  const [first] = type.typeArguments?.params ?? [];
  const { name } = type.typeName;
  if (name === 'Record') return first?.type === 'TSStringKeyword';
  if (/^(Readonly|Partial|Required|NonNullable)$/.test(name)) return takesText(first, find);
  const definition = find(name);
  if (definition?.type !== 'Type') return false;
  const { typeAnnotation, body } = definition.node;
  return body ? body.body.some(isTextIndex) : takesText(typeAnnotation, find);
}

const isTextIndex = ({ type, parameters }) =>
  type === 'TSIndexSignature' && annotationOf(parameters[0])?.type === 'TSStringKeyword';

/** Whether the function around it asks first. */
function isAsked(node, question, textOf) {
  let at = node;
  while (at.parent && !/Function/.test(at.type)) at = at.parent;
  return textOf(at).includes(question);
}
