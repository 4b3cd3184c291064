// Our own rules for oxlint. Plain JavaScript, because oxlint loads plugins without a loader.
import { interfaceWords } from './interface-words.mjs';
import { ownKeys } from './own-keys.mjs';

const onlyErrors = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { plain: 'No classes except errors: export functions over plain data.' },
  },
  create: ({ report }) => ({
    ClassDeclaration(node) {
      if (!/Error$/.test(node.superClass?.name ?? '')) report({ node, messageId: 'plain' });
    },
  }),
};

export default {
  meta: { name: 'own' },
  rules: { classes: onlyErrors, keys: ownKeys, words: interfaceWords },
};
