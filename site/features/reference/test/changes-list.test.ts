import { toMarkdown } from 'mdast-util-to-markdown';
import { describe, expect, it } from 'vitest';
import { changesList } from '../build/changes-list.ts';

describe('the list of changes on a page', () => {
  const from = 'specs/earlier/radio-2026-11-21.yaml';
  const written = (...given: Parameters<typeof changesList>) =>
    toMarkdown({ type: 'root', children: changesList(...given) });

  it('leads to each operation that has changed', () => {
    expect(written('radio', from)).toMatch(
      /no call that was right breaks[^]*Added: header `Idempotency-Key`, in \[Send a message to an edge device\]\(\/docs\/apis\/radio#send-generic-message\), \[/,
    );
    expect(written('radio', from, from)).toContain('no call and no answer changed');
  });

  it('refuses a file that is not there', () => {
    expect(() => changesList('radio', 'specs/nowhere.yaml')).toThrow(
      'no file "specs/nowhere.yaml"',
    );
  });
});
