import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aboutApis } from '../../generated/about-apis.ts';
import { apiNames, readText } from '@frontline/specs/apis';
import { toString } from 'mdast-util-to-string';
import type { Nodes, Root } from 'mdast';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { questions } from '../../../client/generated/questions.ts';
import { referenceMarkdown } from '@frontline/api-reference';
import { modelNamed } from '../../features/reference/build/named-model.ts';
import { readFacts } from '../../features/openapi-components/build/documents.ts';
import { factsCard } from '../../features/exports/build/llms.ts';
import { statusAdvice } from '../../content/status-advice.ts';
import { expanded, pages, parts, site } from '../pages.ts';

/**
 * What readers and programs are told, by where: everything that is made from the documents, as text. What is optional
 * says it by itself, if it is there.
 */
export async function places(): Promise<Record<string, string>> {
  const said: Record<string, string> = {
    'llms.txt': factsCard(readFacts()),
    'status advice': linesOf(statusAdvice),
    'holders of credentials': linesOf(aboutApis),
    'questions of check': linesOf(questions),
  };
  // Release notes say what was true when they were written.
  for (const { id, body } of [...pages, ...parts])
    if (id !== 'whats-new') said[`page ${id}`] = proseOf(expanded(body));
  for (const api of apiNames) {
    const model = modelNamed(api);
    said[`document ${api}`] = readText(api);
    said[`reference ${api}`] = referenceMarkdown(model, { secrets: {} });
  }
  const figures = path.join(site, 'features/figures/page');
  for (const file of readdirSync(figures).filter((name) => name.endsWith('.tsx'))) {
    const drawn = (await import(path.join(figures, file))) as Record<string, ComponentType>;
    for (const [name, Figure] of Object.entries(drawn))
      if (name.endsWith('Figure'))
        said[`figure ${name}`] = renderToStaticMarkup(<Figure />).replaceAll(/<[^>]*>/g, ' ');
  }
  const optional = [
    'features/recordings/test/session.ts',
    'features/scenarios/test/play-in-node.ts',
    '../client/mcp/test/said.ts',
  ].map((file) => path.join(site, file));
  for (const file of optional.filter((one) => existsSync(path.dirname(one))))
    Object.assign(said, ((await import(file)) as { said: object }).said);
  return said;
}

/** The list of ports, as `npm start` reads it. */
export const portsRead = (): Record<string, number> =>
  JSON.parse(readFileSync(path.join(site, '../specs/ports.json'), 'utf8'));

/** Each entry is a block of its own: the name of one thing says nothing of the next. */
const linesOf = (value: unknown): string => JSON.stringify(value, null, 1).replaceAll('\n', '\n\n');

/** The words of a page, block by block, without its code: fences are held to servers elsewhere. */
function proseOf(tree: Root): string {
  const words = (node: Nodes): string => {
    if (node.type === 'code') return '';
    if (['paragraph', 'heading', 'tableRow'].includes(node.type)) {
      const cells = 'children' in node ? node.children.map((one) => toString(one)) : [];
      return node.type === 'tableRow' ? cells.join(' | ') : cells.join('');
    }
    return 'children' in node ? node.children.map(words).join('\n\n') : '';
  };
  return words(tree);
}
