import type { OpenApiDocument } from '../../document.ts';
import { pascal } from '../names.ts';

/** The entry of the client, as `client/src` writes them by hand. */
export const clientModule = (
  name: string,
  { info }: OpenApiDocument,
): string => `import { calls } from '@frontline/specs/generated/${name}.calls.ts';
import type { operations, paths } from '@frontline/specs/generated/${name}.types.ts';
import { createClient } from '../src/create-client.ts';
import type { ClientOptions } from '../src/options.ts';
import type { SchemeOf } from '../src/scheme-of.ts';
import type { Client } from '../src/types.ts';

export type { components as ${pascal(name)}Schemas } from '@frontline/specs/generated/${name}.types.ts';
export type ${pascal(name)}Client = Client<paths>;

/** A typed client of the ${info.title.replaceAll('*/', '* /')}. */
export const create${pascal(name)}Client = (
  options: ClientOptions<SchemeOf<operations>> = {},
): ${pascal(name)}Client => createClient(calls, options);
`;

export const questionsModule = (
  name: string,
): string => `import { questionsByDefault } from '../check/by-default/questions.ts';

export const questions = questionsByDefault('${name}');
`;

export const casesModule = (
  name: string,
): string => `import { casesByDefault } from '../check/by-default/cases.ts';

export const cases = casesByDefault('${name}');
`;
