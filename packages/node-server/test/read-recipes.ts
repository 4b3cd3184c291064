import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
export const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

export type Environment = Record<string, string>;

export interface Service {
  build?: { target: string };
  image?: string;
  ports?: string[];
  secrets?: string[];
  environment: Record<string, string | number | null>;
  mem_limit?: string;
  logging?: { options: Record<string, string> };
  healthcheck?: { test: string[] };
}

interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
}

export const readCompose = () => parse(read('compose.yaml'), { merge: true }) as Compose;

/** What Compose puts into a container: a variable without a value is the shell's, or is left out. */
export function environmentOf({ environment }: Service, shell: Environment): Environment {
  const entries = Object.entries(environment).map(([name, value]) => {
    if (value === null) return [name, shell[name]] as const;
    const filled = String(value).replace(
      /\$\{(\w+)(?::-([^}]*))?\}/g,
      (_, variable: string, fallback = '') => shell[variable] || fallback,
    );
    return [name, filled] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Environment;
}

/** The instructions of one target of the Dockerfile, and those it builds on. */
export function dockerTarget(name: string): {
  env: Environment;
  command: string[];
  check: string[];
} {
  const stage = new RegExp(`^FROM \\S+ AS ${name}\\n([^]*?)(?=^FROM |(?![^]))`, 'm');
  const text = stage.exec(read('Dockerfile'))?.[1] ?? '';
  const list = (word: string) =>
    JSON.parse(new RegExp(`^ *${word} (\\[.*\\])$`, 'm').exec(text)![1]!);
  const env = [...text.matchAll(/^ENV (\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]);
  // The second is the command of HEALTHCHECK, on a line of its own.
  const [check, command] = [...text.matchAll(/^ *CMD (\[.*\])$/gm)].map(([, json]) =>
    JSON.parse(json!),
  );
  return { env: Object.fromEntries(env), command: command ?? list('CMD'), check };
}

/** The lines of the first code block below a heading of the README. */
export function printedCommands(heading: string): string[] {
  const below = read('packages/node-server/README.md').split(`\n## ${heading}\n`)[1] ?? '';
  const [, block = ''] = /```sh\n([^]*?)```/.exec(below) ?? [];
  return block.trim().split('\n');
}
