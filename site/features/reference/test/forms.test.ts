import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inForm, type FormBody, type OperationForm } from '@frontline/api-reference/page';
import { printBody, readBody } from '../page/try-it/form-body.ts';

const FORM = 'application/x-www-form-urlencoded';

/** A field of any text, written in any way that a document may choose. */
const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((one) => one.isWellFormed());
const writing = fc.record(
  { explode: fc.boolean(), allowReserved: fc.boolean() },
  { requiredKeys: [] },
);

it('is received as it was meant: any value by any server that reads forms', () => {
  fc.assert(
    fc.property(text, text, fc.boolean(), (name, value, allowReserved) => {
      const [piece] = inForm(name, value, { allowReserved });
      expect([...new URLSearchParams(piece)]).toEqual([[name, value]]);
    }),
  );
});

it('is the same again after a change to text and back', () => {
  const field = fc.oneof(
    fc.record({ value: text, type: fc.constant('string') }),
    fc.record({ value: fc.array(text, { minLength: 1 }), type: fc.constant('array') }),
  );
  fc.assert(
    fc.property(
      fc.dictionary(text, fc.tuple(field, fc.option(writing, { nil: undefined }))),
      (fields) => {
        const all = Object.entries(fields);
        const body: FormBody = {
          mediaType: FORM,
          schema: {
            type: 'object',
            properties: Object.fromEntries(all.map(([name, [{ type }]]) => [name, { type }])),
          },
          writing: Object.fromEntries(
            all.flatMap(([name, [, written]]) => (written ? [[name, written]] : [])),
          ),
        };
        const form = { body } as OperationForm;
        const value = Object.fromEntries(all.map(([name, [one]]) => [name, one.value]));
        expect(readBody(form, printBody(form, value))).toEqual(value);
      },
    ),
  );
});
