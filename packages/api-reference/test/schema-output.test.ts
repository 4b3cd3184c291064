import { describe, expect, it } from 'vitest';
import { referenceMarkdown } from '../src/downloads/markdown.ts';
import { renderPages } from '../src/markup/render.tsx';
import { modelOf } from '../test-models.ts';

/** What page and Markdown version say of a schema. */
const told = (yaml: string): Record<'page' | 'markdown', string> => {
  const model = modelOf(`components: { schemas: { Thing: ${yaml} } }`);
  const html = renderPages(model, { secrets: {} }, '/reference/things/')['']!;
  return {
    page: html
      .slice(html.indexOf('id="schemas"'))
      .replaceAll(/ id="schema-([a-z]+)"[^>]*>/g, '>### $1 ')
      .replaceAll(/<[^>]+>/g, ''),
    markdown: referenceMarkdown(model, { secrets: {} }),
  };
};

describe.each(['page', 'markdown'] as const)('the %s', (output) => {
  it('names the type of several forms once', () => {
    const text = told(`
      { properties: { a: { oneOf: [
        { type: string, maxLength: 4 }, { type: string, pattern: x }, { type: integer } ] } } }`);
    expect(text[output]).toContain('string or integer');
    expect(text[output]).not.toContain('string or string');
  });

  it('says of a form that it is the schema around it', () => {
    const text = told(`
      { properties: { first: { $ref: '#/components/schemas/Thing/$defs/Node' } }, $defs: {
        Node: { properties: { next: { oneOf: [
          { $ref: '#/components/schemas/Thing/$defs/Node' }, { type: string, maxLength: 4 } ] } } } } }`);
    expect(text[output].replaceAll('`', '')).toMatch(/Holds:? ?The fields of Node around it/);
  });

  it('tells a choice of named schemas with links, and of plain types with their words', () => {
    const text = told(`
      { description: How, oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Cash' }] },
      Id: { description: An id, oneOf: [{ type: string, format: uuid }, { type: integer }] },
      Both: { properties: { a: {} }, anyOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Cash' }] },
      Card: { type: object, properties: { number: { type: string } } },
      Cash: { type: object, properties: { amount: { type: number } } },
      Plain: { type: string, maxLength: 4 },
      Plains: { oneOf: [{ $ref: '#/components/schemas/Plain' }, { type: integer, minimum: 3 }] }`);
    const part = (name: string) => {
      const from = text[output].search(new RegExp(`### ${name}\\b`, 'i'));
      return text[output].slice(from, text[output].indexOf('### ', from + 1));
    };
    expect(part('Thing')).toContain('Card or Cash');
    expect(part('Id')).toMatch(/string(, uuid| \(uuid\)) or integer/);
    expect(part('Both')).toMatch(/Card.*Cash/s);
    expect(text[output]).toMatch(/at most 4 characters/);
    expect(text[output]).toMatch(/at least 3/);
  });

  it('tells the choice of an answer', () => {
    const model = modelOf(`
paths:
  /a: { get: { operationId: getA, responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Pay' } } } } } } }
components:
  schemas:
    Pay: { description: How it is paid, oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Cash' }] }
    Card: { type: object, required: [number], properties: { number: { type: string } } }
    Cash: { type: object, required: [amount], properties: { amount: { type: number } } }`);
    const html = renderPages(model, { secrets: {} }, '/reference/things/')['']!;
    const markdown = referenceMarkdown(model, { secrets: {} });
    const page = html.slice(html.indexOf('Fields of the answer'), html.indexOf('id="schemas"'));
    expect(page).toContain('<a href="#schema-card">Card</a> or <a href="#schema-cash">Cash</a>');
    expect(markdown).toContain('`application/json`: Card or Cash');
  });
});
