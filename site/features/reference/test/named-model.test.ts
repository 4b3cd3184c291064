import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { fileState, modelNamed, rememberModel } from '../build/named-model.ts';

const file = fileURLToPath(new URL('../../../../specs/lockers-api.yaml', import.meta.url));

it('works out the model of an API once for all plugins, which have modules of their own', async () => {
  const model = modelNamed('lockers');
  expect(model.title).not.toBe('');
  vi.resetModules();
  const another = await import('../build/named-model.ts');
  expect(another.modelNamed).not.toBe(modelNamed);
  expect(another.modelNamed('lockers')).toBe(model);
});

it('answers a model that was made elsewhere, until its document changes', () => {
  const made = { ...modelNamed('lockers'), version: 'made elsewhere' };
  rememberModel(file, fileState(file), made);
  expect(modelNamed('lockers')).toBe(made);
  rememberModel(file, 'an earlier state', made);
  expect(modelNamed('lockers').version).not.toBe('made elsewhere');
});
