import { stepsOf } from '../document/pointer.ts';

const PREFIX = '#/components/schemas/';

/** What a reference to a schema, or to something inside one, is called; empty for any other. */
export const namedBy = (ref = ''): string =>
  ref.startsWith(PREFIX) ? stepsOf(`#/${ref.slice(PREFIX.length)}`).join('/') : '';

/** The name of the schema whose section says what a reference points to; empty where none does. */
export const sectionOf = (ref = ''): string =>
  ref.slice(PREFIX.length).includes('/') ? '' : namedBy(ref);

/** The last name on the way to a place, such as `Node` of `#/components/schemas/Thing/$defs/Node`. */
export const atPointer = (pointer: string): string => stepsOf(pointer).at(-1) ?? pointer;
