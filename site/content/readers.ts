/** The roles of readers (`roles` in front matter), in the order of the role filter. */
export const roles = ['staff', 'administrator', 'integrator'] as const;

export type Role = (typeof roles)[number];

/** Roles as a bit field; 0 if none is named. */
export const readersOf = (named: unknown): number =>
  [named].flat().reduce<number>((bits, name) => {
    const at = roles.findIndex((role) => role === name);
    return at < 0 ? bits : bits | (1 << at);
  }, 0);

/** The plural of each role in running text. */
export const readers: Record<Role, string> = {
  staff: 'staff',
  administrator: 'administrators',
  integrator: 'integrators',
};

/** The label of each page type (`type` in front matter). */
export const kinds = {
  tutorial: 'Tutorial',
  'how-to': 'How-to',
  reference: 'Reference',
  explanation: 'Explanation',
};
