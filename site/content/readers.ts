/** Whom a page can be for (`roles` in its front matter), in the order the role lens offers them. */
export const roles = ['staff', 'administrator', 'integrator'] as const;

export type Role = (typeof roles)[number];

/** Several of them, as running text names them. */
export const readers: Record<Role, string> = {
  staff: 'staff',
  administrator: 'administrators',
  integrator: 'integrators',
};
