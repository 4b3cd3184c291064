import * as optional from '@frontline/client/optional';
import type { OptionalCommand } from '@frontline/client/pack';
import { clientPackage } from '../../../../brand/published.ts';
import { references } from '../../reference/build/references.ts';
import type { Credential, Operation } from '@frontline/api-reference/model';
import type { Facts } from '../../openapi-components/build/documents.ts';
import {
  FIRST_CALLS,
  productFiles,
  markdownAddress,
  type ExportedPage,
  type Site,
} from './pages.ts';
import { formatLimit } from '@frontline/specs/limits';
import { needs } from '../../openapi-components/build/first-calls.ts';
import { glossary } from '../../../content/glossary.ts';

/** The list of all pages for language models, in the format of https://llmstxt.org. */
export function llmsText(pages: ExportedPage[], site: Site, facts: Facts): string {
  const home = pages.find(({ kind }) => kind === 'home');
  const others = pages.filter(({ kind }) => kind === 'page' || kind === 'home');
  const groups = [...new Set(pages.filter(({ kind }) => kind === 'doc').map(({ group }) => group))];
  const root = `${site.url}${site.baseUrl}`;
  return `${[
    `# ${site.name} documentation`,
    `> ${site.tagline}. ${home?.description ?? ''}`.trim(),
    `Each link leads to a page as Markdown; the same address without \`.md\` is the web page. [All pages in one file](${root}llms-full.txt).`,
    '## Facts',
    factsCard(facts),
    ...groups.flatMap((group) => [
      `## ${group || 'General'}`,
      pages
        .filter((page) => groupOf(page) === group)
        .map(entry)
        .join('\n'),
    ]),
    '## One file for each product',
    productFiles(pages)
      .map(
        ({ name, file, pages: own }) =>
          `- [${name}](${root}${file}): ${own.length} ${own.length === 1 ? 'page' : 'pages'} in one file`,
      )
      .join('\n'),
    '## Operations',
    operationList(facts, root),
    '## OpenAPI documents',
    references.documents
      .map(({ name }) => {
        const title = pages.find(({ path }) => path === `/docs/apis/${name}`)?.title ?? name;
        const file = `${root}reference/${name}/openapi`;
        return `- [${title}, YAML](${file}.yaml): the OpenAPI document of the ${title}\n- [${title}, JSON](${file}.json): the same as JSON`;
      })
      .join('\n'),
    '## For coding agents',
    [
      ...Object.values<OptionalCommand>(optional).map(({ llms }) => llms(clientPackage, root)),
      `- [Conformance](${root}docs/apis/webhooks.md): \`npx ${clientPackage} check\` compares a server with the OpenAPI documents`,
    ].join('\n'),
    '## Optional',
    [...others, ...pages.filter((page) => page.kind === 'category' && groupOf(page) === undefined)]
      .map(entry)
      .join('\n'),
    `- [Release notes, Atom feed](${root}feed.xml): changes to these docs`,
  ]
    .join('\n\n')
    .replace(/\n\n(- \[Release notes)/, '\n$1')}\n`;
}

/** The group in which a page is listed: its category. The category page with the first calls is listed in its own. */
function groupOf({ kind, group, path, title }: ExportedPage): string | undefined {
  if (kind === 'doc') return group;
  return path === FIRST_CALLS ? title : undefined;
}

const entry = (page: ExportedPage): string =>
  `- [${page.title}](${markdownAddress(page)}): ${page.description}`;

/** Facts that a program needs before it reads a page: addresses, credentials, reference server behavior, undocumented facts. */
export function factsCard({ models, operations, limits }: Facts): string {
  const all = [...operations.values()];
  const open = all.filter(({ credentials }) => credentials.length === 0);
  const limitText = (limit: string) => formatLimit(limits.get(limit)!, 'text');
  const meaning = glossary.find(({ slug }) => slug === 'reference-server')!.meaning;
  return [
    ...models.map(
      ({ name, title, servers }) =>
        `- ${title}: default port ${limitText(`port-${name}`)}; ${servers.map(({ url }) => `\`${url}\``).join(', ')}`,
    ),
    '- No production address is documented. Ask the account contact named in your agreement.',
    ...models.flatMap(({ name: api, credentials }) =>
      credentials.map(
        (credential) =>
          `- Credential \`${credential.name}\`: ${placeOf(credential)}. Opens ${all
            .filter((one) => one.api === api && needs(one, credential))
            .map(requestLine)
            .join(
              ', ',
            )}. Demonstration: \`${references.secrets[credential.name as keyof typeof references.secrets]}\``,
      ),
    ),
    `- No credential is documented for ${open.map(requestLine).join(', ')}. Anyone who knows the \`message_id\` can call it.`,
    `- Reference server: ${meaning}`,
    `- A call that changes something takes an \`Idempotency-Key\`: repeated with it within ${limitText('idempotency-key-lifetime')}, it returns the first response. Reference server behavior.`,
    '- `message_id` identifies a request; no call accepts `id`. No call lists requests, and no webhook reports changes: poll with the tracking call.',
    '- `success` can be `false` with status 200. A press returns plain text.',
  ].join('\n');
}

const requestLine = ({ method, path }: Operation) => `\`${method} ${path}\``;

function placeOf({ place, parameter, scheme }: Credential): string {
  if (place === 'query') return `query parameter \`${parameter}\``;
  return scheme ? `header \`${parameter}: ${scheme} KEY\`` : `header \`${parameter}\``;
}

/** All operations, each with a link to its full Markdown. */
const operationList = ({ operations }: Facts, root: string): string =>
  [...operations.values()]
    .map(
      ({ api, anchor, method, path, summary }) =>
        `- [${method} ${path}](${root}reference/${api}/${anchor}.md): ${summary}`,
    )
    .join('\n');
