import { address, coded, docsWords, joined, facts } from './facts.ts';
import type { ApiModel, Fact, ServerAddress, Operation } from './api-model.ts';
import { listOf, textOf } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';

/** License, contact, terms, and external docs of an API, in Markdown. */
export function about(model: ApiModel): [term: string, words: string][] {
  const { license, contact, terms, externalDocs } = model;
  const rows: [string, string | undefined][] = [
    ['License', license && licenseWords(license)],
    ['Contact', contact && contactWords(contact)],
    ['Terms', terms && address(terms)],
    ['More', externalDocs && docsWords(externalDocs)],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

function licenseWords({ name, identifier, url }: NonNullable<ApiModel['license']>): string {
  const words = url ? address(url, name || url) : name;
  return identifier && identifier !== name ? `${words} (${identifier})` : words;
}

function contactWords({ name, url, email }: NonNullable<ApiModel['contact']>): string {
  const parts = [
    url ? address(url, name || url) : name,
    email && address(`mailto:${email}`, email),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The variables of a server address with their defaults and allowed values. */
export function variableFacts({ template, variables }: ServerAddress): Fact[] {
  if (variables.length === 0) return [];
  return [
    { term: 'Template', values: [template] },
    ...variables.map(({ name, default: value, values, description }) => ({
      term: name,
      words: [
        value && `Default ${coded(value)}.`,
        values.length > 0 && `One of ${joined(values.map(coded), 'or')}.`,
        description,
      ]
        .filter(Boolean)
        .join(' '),
    })),
  ];
}

/** The server address of an operation or link, with its variables. */
export const serverFacts = (server: ServerAddress): Fact[] => [
  { term: 'Base URL', words: [coded(server.url), server.description].filter(Boolean).join(' ') },
  ...variableFacts(server),
];

/** Facts beside the description of an operation: path summary, further tags, servers, external docs. */
export function operationFacts(operation: Operation): Fact[] {
  const { aboutPath, otherTags, servers, externalDocs } = operation;
  return facts(
    aboutPath.summary !== '' && { term: 'Path', words: aboutPath.summary },
    otherTags.length > 0 && { term: 'Tags', values: otherTags },
    ...servers.flatMap(serverFacts),
    externalDocs && { term: 'More', words: docsWords(externalDocs) },
  );
}

/** The servers of an API, path, or operation, with variables replaced by their defaults. */
export function serversOf(walk: Walk, holder: Cursor): ServerAddress[] {
  return walk.list(holder, 'servers').map((server) => serverOf(walk, server));
}

export function serverOf(walk: Walk, server: Cursor): ServerAddress {
  const variables = walk.map(server, 'variables').map(([name, { value }]) => ({
    name,
    default: textOf(value['default']),
    values: listOf(value['enum']).map(textOf),
    description: textOf(value['description']),
  }));
  const template = textOf(server.value['url']);
  return {
    url: template
      .replaceAll(
        /\{([^}]+)\}/g,
        (_, name: string) => variables.find((one) => one.name === name)?.default ?? name,
      )
      .replace(/\/$/, ''),
    template,
    description: textOf(server.value['description']),
    variables,
  };
}
