import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { consoleForm } from '@frontline/api-reference';
import { checkForm } from '../page/try-it/check-form.ts';
import { Ready } from '../page/try-it/try-it.tsx';
import { modelOf, operationsIn } from '@frontline/api-reference/test-models';

it('draws no frame for an answer before there is one', () => {
  const model = modelOf(`
servers: [{ url: 'https://example.com' }]
paths: { /things: { get: { operationId: listThings, responses: { '200': { description: All. } } } } }
`);
  const form = consoleForm(model, operationsIn(model)[0]!);
  const drawn = renderToStaticMarkup(
    createElement(Ready, { form, check: checkForm, onClose() {} }),
  );
  expect(drawn).toContain('Send');
  expect(drawn).not.toContain('Answer from a server outside this page');
});
