import type { Section } from '@frontline/search';
import { blocks } from '../spec-facts/markdown.ts';
import {
  resolve,
  type Answer,
  type ApiDocument,
  type Facts,
  type Operation,
} from '../spec-facts/documents.ts';
import { examplesOf } from '../spec-facts/answers.ts';
import { fieldsOf, kebab, type Field } from '../spec-facts/fields.ts';
import { plainText } from './plain-text.ts';

const PARTS = ['-parameters', '-body', '-answers'];

/** A field or an error is one place where its word stands; pages that explain it come before it. */
const WEIGHT = { field: 0.4, error: 0.4, schema: 0.4 };

/**
 * Adds to the sections of an API page what its document holds: the names of each operation and, at the
 * operation's heading, one record per field and per error sentence; at a schema's heading, per field.
 */
export function withApiRecords(sections: Section[], facts: Facts, api: string): Section[] {
  const document = facts.documents[api];
  if (!document) throw new Error(`local-search: there is no API document "${api}" in specs/.`);
  const operations = [...facts.operations.values()].filter((operation) => operation.api === api);
  const schemas = Object.entries(document.components?.schemas ?? {});
  return [
    ...withoutParts(sections, operations).map((section) => named(section, operations)),
    ...operations
      .filter(({ operationId }) => !sections.some(({ anchor }) => anchor === kebab(operationId)))
      .map((operation) => operationRecord(operation)),
    ...operations.flatMap((operation) => operationRecords(document, operation)),
    ...schemas.flatMap(([name, schema]) =>
      fieldsOf(api, document, schema).map((field) =>
        fieldRecord(field, `schema-${kebab(name)}`, `Field of ${name}.`),
      ),
    ),
  ];
}

/** The parts of an operation, `claim-request-answers` and the like, are told with the operation. */
function withoutParts(sections: Section[], operations: Operation[]): Section[] {
  const anchors = operations.map(({ operationId }) => kebab(operationId));
  const kept: Section[] = [];
  for (const section of sections) {
    const last = kept.at(-1);
    const isPart = PARTS.some(
      (part) =>
        section.anchor.endsWith(part) && anchors.includes(section.anchor.slice(0, -part.length)),
    );
    if (last && isPart) last.text = `${last.text} ${section.text}`;
    else kept.push({ ...section });
  }
  return kept;
}

function named(section: Section, operations: Operation[]): Section {
  if (section.anchor.startsWith('schema-')) return { ...section, weight: WEIGHT.schema };
  const operation = operations.find(({ operationId }) => kebab(operationId) === section.anchor);
  return operation ? { ...section, keywords: namesOf(operation) } : section;
}

const namesOf = ({ operationId, method, path }: Operation): string[] => [
  operationId,
  `${method} ${path}`,
];

/** An operation that the page shows in another way than by Markdown headings. */
function operationRecord(operation: Operation): Section {
  const { operationId, summary, description, method, path } = operation;
  const text = `${method} ${path} ${flat(description)}`;
  return { title: summary, anchor: kebab(operationId), text, keywords: namesOf(operation) };
}

function operationRecords(document: ApiDocument, operation: Operation): Section[] {
  const anchor = kebab(operation.operationId);
  const where = `${operation.summary}, ${operation.method} ${operation.path}.`;
  const body = operation.requestBody && resolve(document, operation.requestBody);
  const fields = Object.values(body?.content ?? {}).flatMap(({ schema }) =>
    schema ? fieldsOf(operation.api, document, schema) : [],
  );
  const parameters = operation.parameters.map(({ name, description, schema }) => ({
    title: name,
    anchor,
    text: `${where} ${flat(description ?? schema?.description)}`,
    weight: WEIGHT.field,
  }));
  const errors = Object.entries(operation.answers)
    .filter(([status]) => status >= '400')
    .flatMap(([status, answer]) =>
      sentences(document, answer).map((title) => ({
        title,
        anchor,
        text: `${status}. ${where} ${flat(answer.description)}`,
        weight: WEIGHT.error,
      })),
    );
  return [...parameters, ...fields.map((field) => fieldRecord(field, anchor, where)), ...errors];
}

function fieldRecord({ name, type, meaning }: Field, anchor: string, where: string): Section {
  const words = [...type, { type: 'text', value: '. ' } as const, ...meaning];
  const text = `${where} ${plainText({ type: 'paragraph', children: words })}`;
  return { title: name, anchor, text, weight: WEIGHT.field };
}

/** What an error says in its `message`, its `error` and its list of `errors`. */
function sentences(document: ApiDocument, answer: Answer): string[] {
  const said = examplesOf(document, answer).flatMap(({ value }) => {
    if (typeof value === 'string') return [value];
    const { error, message, errors } = (value ?? {}) as Record<string, unknown>;
    return [error, message, ...Object.values(errors ?? {}).flat()];
  });
  return [...new Set(said.filter((one): one is string => typeof one === 'string'))];
}

function flat(markdown: string | undefined): string {
  return plainText({ type: 'root', children: blocks(markdown) });
}
