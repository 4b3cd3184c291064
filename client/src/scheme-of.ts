/** The credentials of an API that a caller may give: all but those that sign a form. */
export type SchemeOf<Operations extends Record<keyof Operations, { security: string }>> = Exclude<
  Operations[keyof Operations]['security'],
  'TextSignature'
>;
