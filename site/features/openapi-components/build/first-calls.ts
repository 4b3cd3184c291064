import type { Code, PhrasingContent, Table } from 'mdast';
import { brand } from '../../../../brand/brand.ts';
import {
  type Credential,
  type Operation,
  languages,
  sampleRequest,
} from '@frontline/api-reference/model';
import { modelNamed } from '../../reference/build/named-model.ts';
import { references } from '../../reference/build/references.ts';
import type { Facts } from './documents.ts';
import { code, link, table, text } from './markdown.ts';

const typescript = languages.find(({ id }) => id === 'typescript')!;

const secrets: Record<string, string> = references.secrets;

/** Commands that clone the repository of the brand and start the servers. */
export function cloneCommands(): Code {
  const folder = brand.repository.split('/').at(-1)!;
  const lines = [`git clone ${brand.repository}.git`, `cd ${folder}`, 'npm start'];
  return { type: 'code', lang: 'bash', value: lines.join('\n') };
}

/** A first call with the typed client: the tested sample of the press, without the install command. */
export function clientExample(): Code {
  const model = modelNamed('call-for-help');
  const { client } = references.documents.find(({ name }) => name === model.name)!;
  const operations = model.groups.flatMap((group) => group.operations);
  const press = operations.find(({ operationId }) => operationId === 'pressCallButton')!;
  const bare = client && { from: client.from, create: client.create };
  const request = sampleRequest(model, press, press.requests[0], { secrets, client: bare });
  return { type: 'code', lang: 'ts', value: typescript.write(request) };
}

/** All credentials of the documents, with their API. */
export const credentials = ({
  models,
}: Facts): { api: string; title: string; credential: Credential }[] =>
  models.flatMap(({ name: api, title, credentials: own }) =>
    own.map((credential) => ({ api, title, credential })),
  );

/** Whether an operation requires a credential, possibly as one of several alternatives. */
export const needs = (operation: Operation, { name }: Credential): boolean =>
  operation.credentials.flat().some((needed) => needed.name === name);

/** The prefix of a credential in a request: header name and scheme, or query parameter. */
export const requestPrefix = ({ parameter, place, scheme }: Credential): string => {
  if (place === 'query') return `?${parameter}=`;
  return `${parameter}:${scheme ? ` ${scheme}` : ''}`;
};

/** A table of the demonstration keys as sent in a request. */
export const demoKeys = (facts: Facts): Table =>
  table(
    ['Credential', 'In a request'],
    credentials(facts).map(({ api, credential }): PhrasingContent[][] => [
      [link(`/docs/apis/${api}#${credential.anchor}`, text(words(credential.name)))],
      [code(inRequest(credential))],
    ]),
  );

function inRequest(credential: Credential): string {
  const place = requestPrefix(credential);
  return `${place}${credential.place === 'query' ? '' : ' '}${secrets[credential.name]}`;
}

/** `CallButtonKey` → `Call button key` */
export const words = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z])([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());
