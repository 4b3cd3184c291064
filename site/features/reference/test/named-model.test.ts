import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { fileState, modelNamed, cacheModel } from '../build/named-model.ts';

const file = fileURLToPath(new URL('../../../../specs/lockers-api.yaml', import.meta.url));

it('builds the model of an API once for all plugins, which have separate module instances', async () => {
  const model = modelNamed('lockers');
  expect(model.title).not.toBe('');
  vi.resetModules();
  const another = await import('../build/named-model.ts');
  expect(another.modelNamed).not.toBe(modelNamed);
  expect(another.modelNamed('lockers')).toBe(model);
});

it('returns a cached model until its document changes', () => {
  const cached = { ...modelNamed('lockers'), version: 'cached' };
  cacheModel(file, fileState(file), cached);
  expect(modelNamed('lockers')).toBe(cached);
  cacheModel(file, 'an earlier state', cached);
  expect(modelNamed('lockers').version).not.toBe('cached');
});
