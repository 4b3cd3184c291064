import { expect, it } from 'vitest';
import { changelogOf, sectionOf } from './changes.ts';

const commit = (subject: string, body = '') => ({ subject, body });

it('tells what breaks first, then what was added, fixed and made faster, and nothing of the workshop', () => {
  const commits = [
    commit('fix(lockers): answer 403 to another cabinet'),
    commit('test(e2e): wait for the answer'),
    commit('perf(site): load less'),
    commit('feat: say where to report a weakness'),
    commit('feat(client)!: drop the default export'),
    commit('refactor(radio): rename the key', 'Why.\n\nBREAKING CHANGE: RADIO_KEY is gone.'),
    commit('Merge branch'),
  ];
  expect(sectionOf({ title: 'v1.0.0', date: '2026-11-23', commits })).toMatchInlineSnapshot(`
    "## v1.0.0, 2026-11-23

    ### Breaking

    - client: drop the default export
    - radio: rename the key

    ### Added

    - say where to report a weakness

    ### Fixed

    - lockers: answer 403 to another cabinet

    ### Faster

    - site: load less"
  `);
});

it('leaves out a release without a commit', () => {
  const releases = [
    { title: 'Not released yet', commits: [] },
    { title: 'v1.0.0', commits: [commit('fix: begin')] },
  ];
  const text = changelogOf(releases);
  expect(text).not.toContain('Not released yet');
  expect(text).toMatch(/\n## v1\.0\.0\n\n### Fixed\n\n- begin\n$/);
});
