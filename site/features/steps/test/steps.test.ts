import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { rehypeSteps } from '../build/index.ts';
import { parsed } from '../../../test/pages.ts';

const passThrough = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

function marked(markdown: string, type = 'how-to'): Root {
  const tree = toHast(parsed(markdown), { passThrough: [...passThrough] }) as Root;
  rehypeSteps()(tree, new VFile({ data: { frontMatter: { type } } }));
  return tree;
}

/** The HTML of a page, without the `data-step` attributes. */
const html = (markdown: string, type?: string): string =>
  toHtml(marked(markdown, type)).replaceAll(/ data-step="[^"]*"/g, '');

const marks = (markdown: string): string[] => {
  const found: string[] = [];
  visit(marked(markdown), 'element', ({ properties }) => {
    if (properties['dataStep']) found.push(String(properties['dataStep']));
  });
  return found;
};

const isProcedure = (markdown: string, type?: string): boolean =>
  html(markdown, type).includes('class="steps"');

const list = '1. Open the door.\n2. Look inside.';

describe('a procedure', () => {
  it('is an ordered list on a how-to page or a tutorial, and has an explicit list role', () => {
    expect(html('1. Open it.\n2. Look.')).toBe(
      '<ol class="steps" role="list">\n' +
        '<li><span class="step-action">Open it.</span></li>\n' +
        '<li><span class="step-action">Look.</span></li>\n</ol>',
    );
    expect(isProcedure(`## Load an order\n\n${list}`, 'tutorial')).toBe(true);
  });

  it('is no list on other page types, no single item and no bullet list', () => {
    expect(isProcedure(list, 'explanation')).toBe(false);
    expect(isProcedure(list, 'reference')).toBe(false);
    expect(isProcedure('1. Open the door.')).toBe(false);
    expect(isProcedure('- Open the door.\n- Look inside.')).toBe(false);
  });

  it.each([
    ['## What a press does', false],
    ['## How to mount it', true],
    ['## Test press: what each reply means', true],
    ['## What a press does\n\n### Try it', true],
    ['Good practice for the place itself:', false],
    ['Good practice:\n\nThen do this.', true],
  ])('after "%s": %s', (before, expected) => {
    expect(isProcedure(`${before}\n\n${list}`)).toBe(expected);
  });

  it('is no nested list', () => {
    expect(isProcedure(`> ${list.replace('\n', '\n> ')}`)).toBe(false);
    expect(html(`1. Open.\n   1. This.\n   2. That.\n2. Look.`)).toContain('<ol>');
  });

  it('is any ordered list in <Steps>, on any page type', () => {
    const own = `<Steps>\n\n${list}\n\n</Steps>`;
    expect(html(own, 'reference')).toContain(html(list));
    expect(html(`> <Steps>\n>\n> 1. Open.\n>\n> </Steps>`, 'reference')).toContain('class="steps"');
    expect(html(`## What happens\n\n${own}`)).toContain('class="steps"');
  });

  it('throws for <Steps> without an ordered list', () => {
    expect(() => marked('<Steps>\n\nNothing.\n\n</Steps>')).toThrow('holds no numbered list');
  });
});

describe('the action of a step', () => {
  const action = (step: string): string =>
    /<span class="step-action">(.*?)<\/span>/s.exec(html(`1. ${step}\n2. Look.`))?.[1] ?? '';

  it('is its first sentence with inline markup', () => {
    expect(action('Open the door. It is heavy.')).toBe('Open the door.');
    expect(action('Send `open` to the [locker](/x) 1.5 times. Wait.')).toBe(
      'Send <code>open</code> to the <a href="/x">locker</a> 1.5 times.',
    );
    expect(action('Say "hello." Then go.')).toBe('Say "hello."');
  });

  it('is a whole single sentence, or a bold lead', () => {
    expect(action('Open the door')).toBe('Open the door');
    expect(action('**Greet.** Say hello.')).toBe('<strong>Greet.</strong>');
  });

  it('is in the first paragraph of a step with several blocks', () => {
    expect(html('1. Run this. It is safe:\n\n   ```\n   x\n   ```\n\n2. Look.')).toContain(
      '<p><span class="step-action">Run this.</span> It is safe:</p>\n<pre>',
    );
    expect(html('1. Choose one\n   - this\n   - that\n2. Look.')).toContain(
      '<span class="step-action">Choose one\n</span><ul>',
    );
  });
});

describe('the mark of a step', () => {
  it('depends on its text alone, so that a reworded step is another', () => {
    const [first, second] = marks(list);
    expect(first).toMatch(/^[\w-]{6}$/);
    expect(marks(`Before.\n\n1. **Open** the [door](/x).\n2. Look inside.`)).toEqual([
      first,
      second,
    ]);
    expect(marks('1. Open the gate.\n2. Look inside.')).toEqual([expect.any(String), second]);
    expect(marks('1. Open the gate.\n2. Look inside.')[0]).not.toBe(first);
  });

  it('differs for two steps with the same text', () => {
    expect(new Set(marks('1. Look.\n2. Look.\n\n## Again\n\n1. Look.\n2. Look.')).size).toBe(4);
  });

  it('ignores glossary tooltips', () => {
    const word = (meaning: string) => `<span role="tooltip">${meaning}</span>`;
    expect(marks(`1. Open ${word('a')} it.\n2. Look.`)).toEqual(
      marks(`1. Open ${word('b')} it.\n2. Look.`),
    );
  });
});

it('makes a task list of prerequisites on any page: the text beside a checkbox is its label', () => {
  const [step] = marks('- [ ] A power outlet');
  expect(html('- [ ] A power outlet', 'reference')).toContain(
    `<input type="checkbox" disabled id="task-${step}"><label for="task-${step}"> A power outlet</label>`,
  );
});
