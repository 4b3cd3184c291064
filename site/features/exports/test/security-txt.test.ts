import { expect, it } from 'vitest';
import { securityText } from '../build/security-txt/index.ts';

const facts = { repository: 'https://code.example/docs', publishedAt: 'https://a.example/help' };

it('says whom to tell, and until when, counted from the newest change to a page', () => {
  expect(securityText({ ...facts, changed: '2026-11-23' }))
    .toBe(`Contact: https://code.example/docs/security/advisories/new
Expires: 2027-11-18T00:00:00.000Z
Preferred-Languages: en
Canonical: https://a.example/help/.well-known/security.txt
Policy: https://code.example/docs/blob/main/SECURITY.md
`);
});
