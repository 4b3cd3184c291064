import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LoadContext } from '@docusaurus/types';
import { createElement, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { filesBelow } from '../build/build-cache/index.ts';
import engine from '../build/index.ts';
import Translate, { translate } from '../page/router/translate.ts';

const kbd = (name: string) => createElement('kbd', null, name);

test('says a message as it is written where there is no other language', () => {
  expect(translate({ message: 'Copied' })).toBe('Copied');
  expect(translate({ id: 'theme.CodeBlock.copied', message: 'Copied' })).toBe('Copied');
});

test('puts values where the message names them', () => {
  const message = '{count} of {all} done';
  expect(translate({ message }, { count: 0, all: 3 })).toBe('0 of 3 done');
});

test('leaves braces alone that name no value', () => {
  expect(translate({ message: 'Keep {{name.field}} of {step}' })).toBe(
    'Keep {{name.field}} of {step}',
  );
});

test('draws a text as a text, and elements where it names them', () => {
  expect(Translate({ children: 'Step {number}', values: { number: 2 } })).toBe('Step 2');
  const drawn = Translate({ children: 'Press {key} twice', values: { key: kbd('Esc') } });
  expect(isValidElement((drawn as unknown[])[1])).toBe(true);
  expect(renderToStaticMarkup(drawn)).toBe('Press <kbd>Esc</kbd> twice');
});

test('has all its words where `docusaurus write-translations` looks for them', () => {
  const folder = (name: string) => fileURLToPath(new URL(`../../${name}/`, import.meta.url));
  const patterns = engine({} as LoadContext).getPathsToWatch?.() ?? [];
  const looked = [folder('src'), ...patterns.map((pattern) => pattern.replace(/\*.*/, ''))];
  const speaking = ['src', 'shell', 'features', 'content']
    .flatMap((name) => filesBelow(folder(name)))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes("'@docusaurus/Translate'"));
  expect(speaking.length).toBeGreaterThan(50);
  expect(speaking.filter((file) => !looked.some((place) => file.startsWith(place)))).toEqual([]);
});
