import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { interfaceWords } from './interface-words.mjs';

const found = (code: string): string[] =>
  new Linter()
    .verify(
      code,
      [
        {
          files: ['**/*.tsx'],
          languageOptions: {
            parser: tseslint.parser as never,
            parserOptions: { ecmaFeatures: { jsx: true } },
          },
          plugins: { own: { rules: { words: interfaceWords } } } as never,
          rules: { 'own/words': 'error' },
        },
      ],
      'any.tsx',
    )
    .map(({ message }) => /<Translate>(.*?)<\/Translate>/s.exec(message)?.[1] ?? message);

test.each([
  ['the text of an element', '<p>Copied</p>', 'Copied'],
  ['a text in braces', "<p>{'Copied'}</p>", 'Copied'],
  ['either text of a choice', "<p>{isOpen ? close : 'Open'}</p>", 'Open'],
  ['a text that is shown on a condition', "<p>{isOpen && 'Open'}</p>", 'Open'],
  ['words around a value', '<p>{`${count} steps done`}</p>', 'steps done'],
  ['a name for screen readers', '<nav aria-label="Pages" />', 'Pages'],
  ['a title made of a value', '<a title={`Print ${name}`} />', 'Print'],
  ['a placeholder', '<input placeholder="six digits" />', 'six digits'],
  ['the other words of a picture', '<img alt={name ?? "a sign"} />', 'a sign'],
  ['a text that a script sets', "words.textContent = 'Copied';", 'Copied'],
  ['a name that a script sets', "box.setAttribute('aria-label', 'Menu');", 'Menu'],
  ['a text that is handed on', "element('h2', { textContent: 'Shortcuts' });", 'Shortcuts'],
])('finds %s', (_, code, words) => {
  expect(found(code)).toEqual([words]);
});

test.each([
  ['words that can be translated', '<p><Translate>Copied</Translate></p>'],
  ['such words with values', "<Translate values={{ all }}>{'All {all} lines'}</Translate>"],
  ['a text from translate', "<p title={translate({ message: 'Copied' })} />"],
  ['keys and code', '<p><kbd>Enter</kbd> <code>npm start</code></p>'],
  ['an abbreviation, a sign, a unit', '<p>CSV → 3 s</p>'],
  ['an address', '<input placeholder="https://store.example.com" />'],
  ['what nobody reads', '<p className="quiet" data-kind="note" />'],
  ['a comparison', "<p>{kind === 'note'}</p>"],
])('lets %s pass', (_, code) => {
  expect(found(code)).toEqual([]);
});
