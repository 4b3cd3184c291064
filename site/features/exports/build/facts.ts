import { saidOf } from '@frontline/specs/limits';
import { references } from '../../reference/build/references.ts';
import { kebab } from '../../openapi-components/build/fields.ts';
import type { Facts, Operation, SecurityScheme } from '../../openapi-components/build/documents.ts';
import { glossary } from '../../../content/glossary.ts';

/** What a program must know before it reads a page: addresses, credentials, what is ours, what is not documented. */
export function factsCard({ documents, operations, limits }: Facts): string {
  const all = [...operations.values()];
  const open = all.filter(({ security = [] }) => security.length === 0);
  const said = (limit: string) => saidOf(limits.get(limit)!, 'text');
  const meaning = glossary.find(({ slug }) => slug === 'reference-server')!.meaning;
  return [
    ...Object.entries(documents).map(
      ([api, { info, servers = [] }]) =>
        `- ${info.title}: default port ${said(`port-${api}`)}; ${servers.map(({ url }) => `\`${url}\``).join(', ')}`,
    ),
    '- No production address is documented. Ask the account contact named in your agreement.',
    ...Object.entries(documents).flatMap(([api, { components }]) =>
      Object.entries(components?.securitySchemes ?? {}).map(
        ([name, scheme]) =>
          `- Credential \`${name}\`: ${placeOf(scheme)}. Opens ${all
            .filter((one) => one.api === api && opens(one, name))
            .map(called)
            .join(
              ', ',
            )}. Demonstration: \`${references.secrets[name as keyof typeof references.secrets]}\``,
      ),
    ),
    `- No credential is documented for ${open.map(called).join(', ')}. Knowing the \`message_id\` is the key.`,
    `- Reference server: ${meaning}`,
    `- A call that changes something takes an \`Idempotency-Key\`: sent again with it within ${said('idempotency-key-lifetime')}, it gets the first answer. Reference server behavior.`,
    '- `message_id` names a request; `id` opens nothing. No call lists requests, and no webhook is sent to you: ask with the tracking call.',
    '- `success` can be `false` with status 200. A press answers plain text.',
  ].join('\n');
}

const called = ({ method, path }: Operation) => `\`${method} ${path}\``;

const opens = ({ security = [] }: Operation, name: string) =>
  security.some((needed) => name in needed);

type Scheme = SecurityScheme & { in?: string; name?: string; 'x-scheme'?: string };

function placeOf({ in: where, name, 'x-scheme': word }: Scheme): string {
  if (where === 'query') return `query parameter \`${name}\``;
  return word ? `header \`${name}: ${word} KEY\`` : `header \`${name}\``;
}

/** Every operation, each with the Markdown that holds all it takes to call it. */
export const operationList = ({ operations }: Facts, root: string): string =>
  [...operations.values()]
    .map(
      ({ api, method, path, operationId, summary }) =>
        `- [${method} ${path}](${root}reference/${api}/${kebab(operationId)}.md): ${summary}`,
    )
    .join('\n');
