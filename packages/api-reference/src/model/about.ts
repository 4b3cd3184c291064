import { address, coded, joined, facts, moreWords } from './facts.ts';
import type { Fact, ServerAddress } from './api-model.ts';
import { listOf, textOf } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';

/** License, contact, terms, and external documentation of an API. */
export function aboutFacts(walk: Walk, info: Cursor): Fact[] {
  const textsOf = (key: string, ...fields: string[]): string[] =>
    fields.map((field) => textOf(walk.get(info, key)?.value[field]));
  const [license = '', identifier, licenseUrl] = textsOf('license', 'name', 'identifier', 'url');
  const [contact = '', contactUrl, email] = textsOf('contact', 'name', 'url', 'email');
  const linked = (words: string, url = '') => (url ? address(url, words || url) : words);
  const terms = textOf(info.value['termsOfService']);
  return facts(
    {
      term: 'License',
      words:
        linked(license, licenseUrl) +
        (identifier && identifier !== license ? ` (${identifier})` : ''),
    },
    {
      term: 'Contact',
      words: [linked(contact, contactUrl), email && address(`mailto:${email}`, email)]
        .filter(Boolean)
        .join(', '),
    },
    { term: 'Terms', words: terms && address(terms) },
    { term: 'More', words: moreWords(walk, walk.root) },
  );
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
  const one = { template, description: textOf(server.value['description']), variables };
  return { url: filledTemplate(one).replace(/\/$/, ''), ...one };
}

/** A server address as written, with its variables replaced by their defaults. */
export const filledTemplate = ({
  template,
  variables,
}: Pick<ServerAddress, 'template' | 'variables'>): string =>
  template.replaceAll(
    /\{([^}]+)\}/g,
    (_, name: string) => variables.find((one) => one.name === name)?.default ?? name,
  );
