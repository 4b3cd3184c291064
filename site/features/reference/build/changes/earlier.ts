import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedText } from '@frontline/specs/published-text';
import { parsedDocument, type SourceDocument } from '../document/read-document.ts';

/**
 * A document as it was: a file of the repository, or `git:` with a tag, a branch or a commit that has it where it
 * stands today. Throws a sentence where there is no such file.
 *
 * @param root of the repository
 * @param today the document as it is now, from the root
 * @returns undefined where there is no git, or it does not know the tag: the site is built without its history
 */
export function earlierDocument(
  root: string,
  from: string,
  today: string,
): SourceDocument | undefined {
  const tag = /^git:(.+)$/.exec(from)?.[1];
  if (tag) {
    const text = inHistory(root, tag, today);
    return text === undefined ? undefined : parsedDocument(publishedText(text), `${tag}:${today}`);
  }
  const file = path.join(root, from);
  if (!existsSync(file))
    throw new RangeError(
      `There is no file "${from}" in the repository. Name one, or write "git:" and a tag.`,
    );
  return parsedDocument(publishedText(readFileSync(file, 'utf8')), from);
}

function inHistory(root: string, tag: string, file: string): string | undefined {
  try {
    return execFileSync('git', ['show', '--end-of-options', `${tag}:./${file}`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
