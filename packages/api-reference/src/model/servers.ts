import { listOf, textOf } from '../json/json.ts';
import type { Cursor, Walk } from '../document/cursor.ts';
import type { ServerAddress } from './api-model.ts';

/** The addresses of an API, a path or an operation, with the defaults of their variables filled in. */
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
