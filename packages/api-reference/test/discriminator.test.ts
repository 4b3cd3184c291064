import { describe, expect, it } from 'vitest';
import { madeFor } from '../test-models.ts';

describe('what is made up for a schema that a field tells apart from others', () => {
  const kind = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } };
  const mapping = { kit: '#/components/schemas/Cat', pup: 'Dog' };
  const refs = (...names: string[]) =>
    names.map((name) => ({ $ref: `#/components/schemas/${name}` }));

  it.each([
    ['by its name', {}, 'Cat'],
    ['by what the document calls it', { mapping }, 'kit'],
  ])('says which alternative it is, %s', (_, more, called) => {
    const Pet = {
      oneOf: refs('Cat', 'Dog'),
      discriminator: { propertyName: 'kind', ...more },
    };
    const schemas = { Pet, Cat: kind, Dog: { ...kind, required: ['bark'] } };
    expect(madeFor(refs('Pet')[0]!, schemas)).toEqual({ kind: called });
  });

  it.each(['Cat', 'Dog'])('says so where %s is made of what names the field', (name) => {
    const Pet = { ...kind, discriminator: { propertyName: 'kind', mapping } };
    const schemas = { Pet, Cat: { allOf: refs('Pet') }, Dog: { allOf: refs('Pet') } };
    expect(madeFor(refs(name)[0]!, schemas)).toEqual({ kind: name === 'Cat' ? 'kit' : 'pup' });
  });

  it('leaves what the alternative says itself', () => {
    const own = { ...kind, properties: { kind: { const: 'c' } } };
    const Pet = { oneOf: refs('Cat'), discriminator: { propertyName: 'kind', mapping } };
    expect(madeFor(refs('Pet')[0]!, { Pet, Cat: own })).toEqual({ kind: 'c' });
  });
});
