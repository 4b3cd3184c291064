import { variableFacts } from './about.ts';
import { docsWords, facts } from './facts.ts';
import type { Fact, Operation } from '../../shared/model.ts';

/** What stands beside the description of an operation: its path, further tags, addresses, documentation. */
export function operationFacts(operation: Operation): Fact[] {
  const { aboutPath, otherTags, servers, externalDocs } = operation;
  return facts(
    aboutPath.summary !== '' && { term: 'Path', words: aboutPath.summary },
    otherTags.length > 0 && { term: 'Tags', values: otherTags },
    ...servers.flatMap((server) => [
      {
        term: 'Base URL',
        words: [`\`${server.url}\``, server.description].filter(Boolean).join(' '),
      },
      ...variableFacts(server),
    ]),
    externalDocs && { term: 'More', words: docsWords(externalDocs) },
  );
}
