import type { Outcome, Scenario } from '@frontline/scenarios';
import { asCurl, asHttpFile, asPostman, asReport, asVitest } from '@frontline/scenarios/exports';
import { brand } from '../../../../brand/brand.ts';
import { loadCode } from '../../sandbox/page/tab.ts';
import { hosts, servers } from '../shared/surroundings.ts';
import { statusText } from '../../reference/page/try-it/status-text.ts';
import { saveFile } from '../../labs/page/save-file.ts';
import { clientCallOf } from './client-call.ts';

export type FileKind = 'curl' | 'postman' | 'http' | 'vitest' | 'report';

interface Played {
  story: Scenario;
  outcomes: readonly Outcome[];
  /** The address that opens it. */
  link: string;
}

/** Gives the reader a story as a file, after it was played to its end. */
export async function saveStory(kind: FileKind, { story, outcomes, link }: Played): Promise<void> {
  const { documents } = await loadCode();
  const files: Record<FileKind, () => [ending: string, type: string, text: string]> = {
    curl: () => ['sh', 'text/x-shellscript', asCurl(story, servers)],
    postman: () => ['postman_collection.json', 'application/json', asPostman(story, servers)],
    http: () => ['http', 'text/plain', asHttpFile(story, servers)],
    vitest: () => [
      'test.ts',
      'text/plain',
      asVitest(story, outcomes, `${brand.packageScope}/client`, clientCallOf(documents)),
    ],
    report: () => ['md', 'text/markdown', asReport(story, outcomes, { hosts, link, statusText })],
  };
  const [ending, type, text] = files[kind]();
  saveFile(`${fileName(story.name)}.${ending}`, type, text);
}

const fileName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'story';
