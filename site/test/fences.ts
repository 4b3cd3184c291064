import { spawnSync } from 'node:child_process';
import type { Code, Parents, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseRequest, type RawRequest } from '../features/sandbox/page/raw-request.ts';

/** A request on a page, with its expected response. */
export interface Example {
  name: string;
  /** The page and the line in its body: `lockers/intro:219`. */
  place: string;
  /** The example to run before this one, on the same data. */
  after: string | undefined;
  request: RawRequest;
  status: number;
  /** JSON as printed, or text. */
  answer: unknown;
  /** Response fields whose digits vary between runs, such as `data.completed_at`. */
  open: string[];
}

/** A fault in the fences of a page. Its message is `place: sentence`. */
export class FenceFault extends Error {}

const reader = unified().use(remarkParse).use(remarkMdx);

/**
 * Parses the `http test=` fences of a page, each with the `expect=` fence that follows it.
 *
 * @throws {FenceFault} for a request without a name or response, or a response without a request
 */
export function examplesOf(page: string, markdown: string): Example[] {
  const found: Example[] = [];
  const answered = new Set<Code>();
  visit(reader.parse(markdown) as Root, 'code', (code, index, parent) => {
    const place = `${page}:${code.position?.start.line ?? 0}`;
    const meta = metaOf(code);
    if (code.lang === 'http') {
      if (!meta['test']) throw new FenceFault(`${place}: this http fence has no test=NAME.`);
      const answer = nextFence(parent, index);
      if (!answer || metaOf(answer)['expect'] !== meta['test']) {
        throw new FenceFault(`${place}: expect=${meta['test']} does not directly follow.`);
      }
      answered.add(answer);
      found.push({
        name: meta['test'],
        place,
        after: meta['after'],
        request: readAt(place, () => parseRequest(code.value)),
        ...answerOf(place, answer),
      });
    } else if (meta['expect'] && !answered.has(code)) {
      throw new FenceFault(`${place}: expect=${meta['expect']} follows no request of that name.`);
    }
  });
  return found;
}

/** The code of every fence of a page in one language. */
export function codeOf(markdown: string, language: string): string[] {
  const found: string[] = [];
  visit(reader.parse(markdown) as Root, 'code', ({ lang, value }) => {
    if (lang === language) found.push(value);
  });
  return found;
}

function answerOf(place: string, code: Code): Pick<Example, 'status' | 'answer' | 'open'> {
  const { status: given, any } = metaOf(code);
  const status = Number(given);
  if (!Number.isInteger(status)) throw new FenceFault(`${place}: the answer has no status=NUMBER.`);
  if (code.lang !== 'text' && code.lang !== 'json')
    throw new FenceFault(`${place}: an answer is json or text.`);
  const answer: unknown =
    code.lang === 'text' ? code.value.trim() : readAt(place, () => JSON.parse(code.value));
  const open = any?.split(',') ?? [];
  for (const path of open) {
    if (!isOpenable(fieldAt(answer, path)))
      throw new FenceFault(`${place}: any=${path} names no text or number of the printed answer.`);
  }
  return { status, answer, open };
}

const fieldAt = (answer: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce(
      (value: unknown, name) =>
        Array.isArray(value) ? value[Number(name)] : isRecord(value) ? value[name] : undefined,
      answer,
    );

const isOpenable = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function readAt<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new FenceFault(`${place}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function metaOf({ meta }: Code): Record<string, string> {
  const words = (meta ?? '').split(/\s+/).map((word) => word.split('='));
  return Object.fromEntries(words.map(([name = '', ...value]) => [name, value.join('=')]));
}

function nextFence(parent: Parents | undefined, index: number | undefined): Code | undefined {
  const next = parent && index !== undefined ? parent.children[index + 1] : undefined;
  return next?.type === 'code' ? next : undefined;
}

/**
 * Describes the first difference between an expected and an actual response; undefined if there is none. Expected
 * objects may omit fields. In the fields of `open`, such as timestamps, digits may differ.
 */
export function difference(
  printed: unknown,
  actual: unknown,
  open: string[] = [],
  path = '',
): string | undefined {
  const inside = (name: string | number) => (path ? `${path}.${name}` : String(name));
  if (Array.isArray(printed) && Array.isArray(actual)) {
    if (printed.length === actual.length) {
      return first(printed.map((each, at) => difference(each, actual[at], open, inside(at))));
    }
  } else if (isRecord(printed) && isRecord(actual)) {
    return first(
      Object.entries(printed).map(([name, each]) =>
        difference(each, actual[name], open, inside(name)),
      ),
    );
  } else if (printed === actual) {
    return undefined;
  } else if (open.includes(path) && form(printed) === form(actual)) {
    return undefined;
  }
  const place = path ? `answer.${path}` : 'answer';
  return `${place} is printed as ${JSON.stringify(printed)} and was ${JSON.stringify(actual)}`;
}

/** A string with digits replaced by 0, as JSON; the type of any other value. */
const form = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(value.replaceAll(/\d/g, '0')) : typeof value;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function first(differences: (string | undefined)[]): string | undefined {
  return differences.find((each) => each !== undefined);
}

/** Whether a program such as `python3` is installed. */
export const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
