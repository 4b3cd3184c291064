import { apiNames } from '../specs/api-names.ts';
import type { ScaffoldResult } from './new/scaffold-result.ts';
import { newOperation, newMigration } from './new/operation.ts';
import { newPage, newFigure } from './new/page.ts';
import { root } from './processes.ts';

const usage = `Say what to write:
  npm run new -- page <folder>/<name> "<title>"
  npm run new -- figure <name>
  npm run new -- operation ${apiNames.join('|')} <operationId> get|post|put <path>
  npm run new -- migration ${apiNames.join('|')} <name>`;

const [kind = '', ...given] = process.argv.slice(2);

function make(): ScaffoldResult {
  if (kind === 'page') return newPage(root, given);
  if (kind === 'figure') return newFigure(root, given);
  if (kind === 'operation') return newOperation(root, apiNames, given);
  if (kind === 'migration') return newMigration(root, apiNames, given);
  throw new Error(usage);
}

try {
  const { written, nextSteps } = make();
  console.log(`Written: ${written.join(', ')}\n\nLeft to do:`);
  nextSteps.forEach((line, index) => console.log(`${index + 1}. ${line}`));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
