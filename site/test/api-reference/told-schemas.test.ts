import { describe, expect, it } from 'vitest';
import { referenceMarkdown } from '../../plugins/content/api-reference/downloads/markdown.ts';
import { renderReference } from '../../plugins/content/api-reference/render.tsx';
import { modelOf } from './document.ts';

/** What page and Markdown twin say of a schema. */
const told = (yaml: string): Record<'page' | 'markdown', string> => {
  const model = modelOf(`components: { schemas: { Thing: ${yaml} } }`);
  const html = renderReference(model, { secrets: {} }, '/reference/things/');
  return {
    page: html.slice(html.indexOf('id="schemas"')).replaceAll(/<[^>]+>/g, ''),
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
});
