import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { showHead } from '../page/router/pages.ts';
import { openWith, type Opened } from './in-page.ts';

declare const engine: { showHead: typeof showHead };

const own = (name: string) =>
  `<title data-rh=true>${name}</title><meta data-rh=true name=description content="${name}"><meta data-rh=true property=og:locale content=en>`;

describe('the head after a click', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openWith(['pages.ts'], {
      '/': `<!doctype html><html class=first><head><meta charset=UTF-8>${own('First')}<link rel=icon href=/i>`,
    });
  });
  afterAll(() => opened.browser.close());

  const shown = () =>
    opened.page.evaluate(
      (html) => {
        const locale = document.querySelector('[property="og:locale"]');
        engine.showHead(html, 'second');
        return {
          title: document.title,
          descriptions: [...document.querySelectorAll('[name=description]')].map((tag) =>
            tag.getAttribute('content'),
          ),
          added: document.querySelector('[type="application/ld+json"]')?.textContent,
          className: document.documentElement.className,
          keepsWhatIsSame: document.querySelector('[property="og:locale"]') === locale,
          keepsWhatIsOfAll: document.querySelectorAll('[charset], [rel=icon]').length,
        };
      },
      `${own('Second')}<script data-rh=true type=application/ld+json>{"a":1}</script>`,
    );

  it('gains the tags of the new page, loses those of the old one, and keeps the rest', async () => {
    expect(await shown()).toEqual({
      title: 'Second',
      descriptions: ['Second'],
      added: '{"a":1}',
      className: 'second',
      keepsWhatIsSame: true,
      keepsWhatIsOfAll: 2,
    });
  });
});
