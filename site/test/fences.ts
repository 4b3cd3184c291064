import { spawnSync } from 'node:child_process';
import type { Code, Parents, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseRequest, type RawRequest } from '../features/sandbox/page/raw-request.ts';

/** A request that a page prints, with the answer it prints for it. */
export interface Example {
  name: string;
  /** The page and the line in its body, as `lockers/intro:219`. */
  place: string;
  /** The example that is run before this one, in the same store. */
  after: string | undefined;
  request: RawRequest;
  status: number;
  /** JSON as printed, or text. */
  answer: unknown;
  /** Fields of the answer whose digits differ from run to run, as `data.completed_at`. */
  open: string[];
}

/** What is wrong with the fences of a page, as `place: sentence`. */
export class FenceFault extends Error {}

const reader = unified().use(remarkParse).use(remarkMdx);

/**
 * Reads the `http test=` fences of a page with the `expect=` fence that follows each.
 *
 * @throws {FenceFault} a request without a name or without its answer, or an answer on its own.
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
 * Where an answer differs from the printed one, in words; undefined where it does not. A printed
 * object may leave fields out. In the fields of `open` other digits may stand, as in a time: what is
 * printed there still has the form of what was received.
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

/** A text or number without its digits, as JSON; of anything else the type. */
const form = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(value.replaceAll(/\d/g, '0')) : typeof value;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function first(differences: (string | undefined)[]): string | undefined {
  return differences.find((each) => each !== undefined);
}

/** Whether this machine has a program that tells its version, such as `python3`. */
export const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
