import type { PhrasingContent, Table } from 'mdast';
import {
  resolve,
  type Answer,
  type ApiDocument,
  type Example,
  type Operation,
} from './documents.ts';
import { code, inline, table, text } from './markdown.ts';

/** One printed answer: its media type and example, resolved. */
export interface PrintedExample extends Example {
  mediaType: string;
  name: string;
}

const examplesOf = (document: ApiDocument, answer: Answer): PrintedExample[] =>
  Object.entries(answer.content ?? {}).flatMap(([mediaType, { examples }]) =>
    Object.entries(examples ?? {}).map(([name, example]) => ({
      ...resolve<Example>(document, example),
      mediaType,
      name,
    })),
  );

/** The fixed sentences an answer carries: what `message`, `error` and plain texts say. */
function sentences(document: ApiDocument, answer: Answer): string[] {
  const found = examplesOf(document, answer).flatMap(({ value }) => {
    if (typeof value === 'string') return [value];
    const { error, message } = (value ?? {}) as { error?: unknown; message?: unknown };
    return [error, message].filter((sentence) => typeof sentence === 'string');
  });
  return [...new Set(found)];
}

/** Every documented status of an operation, the sentence it answers with, and when it happens. */
export function answersTable(document: ApiDocument, operation: Operation): Table {
  const rows = Object.entries(operation.answers).map(([status, answer]) => {
    const said = sentences(document, answer);
    const words = said.flatMap((sentence, index): PhrasingContent[] =>
      index === 0 ? [code(sentence)] : [text(', '), code(sentence)],
    );
    return [
      [code(status)],
      words.length > 0 ? words : [text(answer.content ? 'A JSON body' : 'No body')],
      inline(answer.description),
    ];
  });
  return table(['Status', 'Answer', 'When'], rows);
}
