import { createReference, type Reference } from '@frontline/api-reference';
import { highlight } from '../../../shell/build/code-blocks/index.ts';
import { NewTabMark } from '../../../shell/shared/new-tab-mark.tsx';
import { prepareTables } from '../../tables/build/index.ts';
import { documentText, repeats, type ReferenceDocument } from './read-document.ts';

const look = {
  highlight,
  readyProse: prepareTables,
  newTabMark: <NewTabMark label="(opens in new tab)" />,
};

/** Reads a document and renders its pages and downloads. Throws a `DocumentProblem` with line and fix. */
export const referenceFiles = (
  { file, name, ...options }: ReferenceDocument,
  { siteDir, ...place }: { siteDir: string; baseUrl: string; secrets: Record<string, string> },
): Reference =>
  createReference(
    { name, ...documentText(file, siteDir) },
    {
      ...options,
      ...place,
      look,
      repeats,
      isIntroduced: true,
      address: `${place.baseUrl}docs/apis/${name}`,
    },
  );
