// Swizzled because the original leaves out the full stop of the specification's sentence and draws
// the layout again, which is what has failed when an error gets this far.
import type { ReactNode } from 'react';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Error';

export default function Error({ error, tryAgain }: Props): ReactNode {
  return <ErrorPageContent error={error} tryAgain={tryAgain} />;
}
