import { printJson } from '../json/digits.ts';
import { variableFacts } from '../model/about.ts';
import { fenceOf, line, nested } from '../model/facts.ts';
import { arrived, byName } from '../model/examples.ts';
import type { ReferencePage, Shown } from '../model/pages.ts';
import type {
  ApiModel,
  Answer,
  Credential,
  LinkTo,
  Media,
  Operation,
  RequestExample,
} from '../model/api-model.ts';
import { curl } from '../samples/curl.ts';
import { sampleRequest, type SampleOptions } from '../samples/request.ts';
import { typeWords } from '../model/type-words.ts';
import { factList, fieldTable, shapeParts } from './markdown-fields.ts';

/** A whole API as Markdown, for download and for the search index. */
export function referenceMarkdown(
  model: ApiModel,
  samples: SampleOptions,
  shown: Shown = model,
): string {
  return document([...overviewParts(model), ...shownParts(model, samples, shown)]);
}

/** A page of a large document as Markdown. */
export const partMarkdown = (
  model: ApiModel,
  samples: SampleOptions,
  page: ReferencePage,
): string => document([`# ${model.title}: ${page.label}`, ...shownParts(model, samples, page)]);

function overviewParts(model: ApiModel): Part[] {
  const { title, version, openapi, summary, description, servers, credentials } = model;
  return [
    `# ${title} ${version}`,
    summary,
    servers.map(({ url, description: meaning }) => `- \`${url}\` ${line(meaning)}`).join('\n'),
    factList(servers.flatMap(variableFacts)),
    [`- OpenAPI: ${openapi}`, ...model.about.map(({ term, words }) => `- ${term}: ${words}`)].join(
      '\n',
    ),
    nested(description, 2),
    credentials.length > 0 && '## Credentials',
    ...credentials.flatMap((credential) => [
      `### ${credential.name}`,
      `${credential.kind}${credential.parameter && ` \`${credential.parameter}\``}${credential.scheme && ` after \`${credential.scheme}\``}`,
      ...credentialParts(credential),
    ]),
  ];
}

function shownParts(model: ApiModel, samples: SampleOptions, shown: Shown): Part[] {
  const { groups, webhooks, schemas } = shown;
  return [
    ...groups.flatMap((group) => [
      `## ${group.name}`,
      group.partOf,
      nested(group.description, 3),
      group.more,
      ...group.operations.map((operation) => operationParts(model, operation, samples)),
    ]),
    webhooks.length > 0 && '## Webhooks',
    ...webhooks.map((webhook) => incomingParts(webhook)),
    schemas.length > 0 && '## Schemas',
    ...schemas.flatMap(({ name, shape }) => [
      `### ${name}`,
      nested(shape.description, 4),
      ...shapeParts(shape, true),
    ]),
  ];
}

/** One operation as self-contained Markdown, with its credentials. */
export function withCredentials(model: ApiModel, operation: Operation, parts: string): string {
  const names = new Set(operation.credentials.flat().map(({ name }) => name));
  return document([
    parts,
    ...model.credentials
      .filter(({ name }) => names.has(name))
      .flatMap((credential) => [
        `#### Credential ${credential.name}`,
        ...credentialParts(credential),
      ]),
  ]);
}

/**
 * Text length of each operation and schema without code, by anchor: an estimate of its height on the page.
 *
 * @param operations Markdown of each operation by anchor, without credentials
 */
export function lettersOf(
  { schemas }: ApiModel,
  operations: ReadonlyMap<string, string>,
): Map<string, number> {
  const texts = [
    ...operations,
    ...schemas.map(
      ({ anchor, shape }) =>
        [anchor, document([shape.description, ...shapeParts(shape, true)])] as const,
    ),
  ];
  // Rounded numbers repeat within a page and compress well.
  const lettersIn = (text: string): number =>
    Math.ceil(text.replaceAll(/^```[^]*?^```$/gm, '').length / 50) * 50;
  return new Map(texts.map(([anchor, text]) => [anchor, lettersIn(text)]));
}

type Part = string | false | undefined;

const document = (parts: Part[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;

const credentialParts = ({ description, facts, flows }: Credential): Part[] => [
  nested(description, 5),
  factList(facts),
  ...flows.flatMap(({ name, facts: own, scopes }) => [
    `${name} flow:`,
    [factList(own), ...scopes.map(([scope, meaning]) => `- \`${scope}\` ${line(meaning)}`)]
      .filter(Boolean)
      .join('\n'),
  ]),
];

/** One operation as Markdown, without the section on credentials. */
export function operationParts(
  model: ApiModel,
  operation: Operation,
  samples: SampleOptions,
): string {
  const { summary, method, path, pitfalls } = operation;
  const [request, ...more] = operation.requests;
  return document([
    `### ${summary}`,
    `\`${method} ${path}\` (\`${operation.operationId}\`)`,
    ...aboutParts(operation),
    pitfalls.map((pitfall) => `- ${pitfall}`).join('\n'),
    `Credential: ${credentialWords(operation) || 'none is shown'}`,
    operation.repeats && `Repeats: ${operation.repeats}`,
    ...takenParts(operation),
    `#### Sample`,
    request.description,
    fenced(curl(sampleRequest(model, operation, request, samples)), 'bash'),
    ...more.flatMap(requestParts),
    operation.answers.length > 0 && '#### Responses',
    ...operation.answers.flatMap(answerParts),
    ...callbackParts(operation),
  ]).trimEnd();
}

/** A webhook or callback as Markdown. */
function incomingParts(operation: Operation): string {
  const { summary, method, path, requests, answers } = operation;
  const credential = credentialWords(operation);
  return document([
    `### ${summary}`,
    `Sent to you: \`${method} ${path}\` (\`${operation.operationId}\`)`,
    ...aboutParts(operation),
    credential && `Credential: ${credential}`,
    ...takenParts(operation),
    ...requests.flatMap(requestParts),
    answers.length > 0 && '#### Your response',
    ...answers.flatMap(answerParts),
    ...callbackParts(operation),
  ]).trimEnd();
}

const callbackParts = ({ callbacks }: Operation): Part[] => [
  callbacks.length > 0 && '#### Callbacks',
  ...callbacks.map(incomingParts),
];

const aboutParts = (operation: Operation): Part[] => [
  operation.isDeprecated && 'Deprecated.',
  nested(operation.description, 4),
  nested(operation.pathDescription, 4),
  factList(operation.facts),
];

function credentialWords({ credentials }: Operation): string {
  const sets = credentials
    .filter((set) => set.length > 0)
    .map((set) =>
      set
        .map(({ name, scopes }) => [name, ...scopes.map((scope) => `\`${scope}\``)].join(' '))
        .join(' and '),
    );
  const isOptional = sets.length > 0 && sets.length < credentials.length;
  return [...sets, ...(isOptional ? ['none'] : [])].join(' or ');
}

const takenParts = ({ parameters, body }: Operation): Part[] => [
  ...parameters.flatMap(({ place, fields }) => [`#### In the ${place}`, fieldTable(fields)]),
  ...(body?.media.flatMap((media, index) => [
    `#### Body, \`${media.type}\``,
    index === 0 && nested(body.description, 5),
    index === 0 && !body.isRequired && 'The body is optional.',
    ...shapeParts(media.shape),
    ...mediaParts(media),
  ]) ?? []),
  body && body.media.length === 0 && body.description,
];

const mediaParts = ({ facts, encodings }: Media): Part[] => [
  factList(facts),
  ...encodings.flatMap(({ name, facts: own, headers }) => [
    `Encoding of \`${name}\`:`,
    factList(own),
    fieldTable(headers),
  ]),
];

function requestParts({ name, summary, description, parameters, body }: RequestExample): Part[] {
  const sent = {
    ...byName(parameters),
    ...(body && { [body.mediaType]: body.value }),
  };
  if (Object.keys(sent).length === 0) return [];
  return [`Request: ${summary || name}`, description, fenced(printJson(sent, 2))];
}

function fenced(text: string, grammar = 'json'): string {
  const fence = fenceOf(text, 3);
  return `${fence}${grammar}\n${text}\n${fence}`;
}

const answerParts = ({ status, description, headers, media, examples, links }: Answer): Part[] => [
  `**${status}** ${line(description)}`,
  headers.length > 0 && 'Headers:',
  fieldTable(headers),
  ...media.flatMap((one) => [
    `\`${one.type}\`: ${typeWords(one.shape)}`,
    ...(one.shape.name && one.shape.fields.length + Number(one.shape.isElsewhere) > 0
      ? []
      : shapeParts(one.shape).filter((part) => !part.startsWith('Type: '))),
    ...mediaParts(one),
  ]),
  ...examples.map((example) => {
    const { text, grammar } = arrived(example);
    return [example.summary, example.description, fenced(text, grammar)]
      .filter(Boolean)
      .join('\n\n');
  }),
  ...links.flatMap(linkParts),
];

const linkParts = (link: LinkTo): Part[] => [
  `Follow-up: \`${link.target}\``,
  link.description,
  factList(link.facts),
];
