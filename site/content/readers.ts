/** Whom a page can be for (`roles` in its front matter), in the order the role filter offers them. */
export const roles = ['staff', 'administrator', 'integrator'] as const;

export type Role = (typeof roles)[number];

/** Roles as one number, a bit for each: 0 where none is named. */
export const readersOf = (named: unknown): number =>
  [named].flat().reduce<number>((bits, name) => {
    const at = roles.findIndex((role) => role === name);
    return at < 0 ? bits : bits | (1 << at);
  }, 0);

/** Several of them, as running text names them. */
export const readers: Record<Role, string> = {
  staff: 'staff',
  administrator: 'administrators',
  integrator: 'integrators',
};

/** What kind a page is of (`type` in its front matter), as readers are told. */
export const kinds = {
  tutorial: 'Tutorial',
  'how-to': 'How-to',
  reference: 'Reference',
  explanation: 'Explanation',
};
