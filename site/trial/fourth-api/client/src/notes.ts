import { calls } from '@frontline/specs/generated/notes.calls.ts';
import type { operations, paths } from '@frontline/specs/generated/notes.types.ts';
import { createClient } from './create-client.ts';
import type { ClientOptions } from './options.ts';
import type { SchemeOf } from './scheme-of.ts';
import type { Client } from './types.ts';

export type { components as NotesSchemas } from '@frontline/specs/generated/notes.types.ts';
export type NotesClient = Client<paths>;

/** A typed client of the Notes API. */
export const createNotesClient = (options: ClientOptions<SchemeOf<operations>> = {}): NotesClient =>
  createClient(calls, options);
