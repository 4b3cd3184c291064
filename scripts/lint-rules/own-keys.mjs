// Lint rule: never look up user input in a plain object. Plain JavaScript, because oxlint loads plugins without a loader.

const message =
  'A plain object also answers to names that nobody put into it, such as "constructor", and a reader may ' +
  'type them. Use a Map, ask Object.hasOwn({{table}}, {{key}}) first, or make it with Object.create(null).';

/** Reports `table[key]` and `key in table` if the table accepts any string and the key is not constant. */
export const ownKeys = {
  meta: { type: 'problem', schema: [], messages: { plain: message } },
  create({ sourceCode, report }) {
    const textOf = (node) => sourceCode.getText(node);
    const check = (node, table, key) => {
      const find = (name) => variableOf(sourceCode.getScope(node), name);
      if (isFixed(key, find) || !isOpen(table, find)) return;
      const data = { table: textOf(table), key: textOf(key) };
      if (isGuarded(node, `Object.hasOwn(${data.table}, ${data.key})`, textOf)) return;
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

/** Whether the key is a literal, or one of a list of literals. */
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

/** Whether it is a plain object whose type accepts any string as key. */
function isOpen(table, find) {
  if (table.type === 'TSNonNullExpression') return isOpen(table.expression, find);
  if (table.type === 'TSAsExpression') return isTextKeyed(table.typeAnnotation, find);
  if (table.type === 'ObjectExpression') return true;
  if (table.type !== 'Identifier') return isObjectCall(table, 'fromEntries');
  const definition = find(table.name);
  if (definition?.type === 'Parameter') return isTextKeyed(annotationOf(definition.name), find);
  if (definition?.type !== 'Variable' || definition.node.id !== definition.name) return false;
  const { init } = definition.node;
  if (init && isObjectCall(bare(init), 'create')) return false;
  const annotation = annotationOf(definition.name);
  if (annotation) return isTextKeyed(annotation, find);
  return init?.type === 'TSAsExpression'
    ? isTextKeyed(init.typeAnnotation, find)
    : !!init && isObjectCall(bare(init), 'fromEntries');
}

const annotationOf = (name) => name.typeAnnotation?.typeAnnotation;

/** `Object.fromEntries(…)` or `Object.create(null)`. */
const isObjectCall = ({ type, callee }, method) =>
  type === 'CallExpression' && callee.object?.name === 'Object' && callee.property?.name === method;

const bare = (node) => (node.type === 'TSAsExpression' ? bare(node.expression) : node);

/** Whether a type is a record with string keys, perhaps read-only or partial, or an alias of one in this file. */
function isTextKeyed(type, find) {
  if (!type) return false;
  if (type.type === 'TSUnionType') return type.types.some((one) => isTextKeyed(one, find));
  if (type.type === 'TSTypeLiteral') return type.members.some(isTextIndex);
  if (type.type !== 'TSTypeReference') return false;
  const [first] = type.typeArguments?.params ?? [];
  const { name } = type.typeName;
  if (name === 'Record') return first?.type === 'TSStringKeyword';
  if (/^(Readonly|Partial|Required|NonNullable)$/.test(name)) return isTextKeyed(first, find);
  const definition = find(name);
  if (definition?.type !== 'Type') return false;
  const { typeAnnotation, body } = definition.node;
  return body ? body.body.some(isTextIndex) : isTextKeyed(typeAnnotation, find);
}

const isTextIndex = ({ type, parameters }) =>
  type === 'TSIndexSignature' && annotationOf(parameters[0])?.type === 'TSStringKeyword';

/** Whether the enclosing function contains a guard. */
function isGuarded(node, guard, textOf) {
  let at = node;
  while (at.parent && !/Function/.test(at.type)) at = at.parent;
  return textOf(at).includes(guard);
}
