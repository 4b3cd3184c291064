import { useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocRootLayout from '@theme-original/DocRoot/Layout';
import type { Props } from '@theme/DocRoot/Layout';

/** The frame of every doc, which crashes when asked to where the address ends with #shelf. */
export default function FragileDocRootLayout(props: Props): ReactNode {
  const { hash } = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <>
      {isBrowser && hash === '#shelf' && <Shelf />}
      <DocRootLayout {...props} />
    </>
  );
}

/** Keeps what was asked below the crash boundary, so that trying again begins anew. */
function Shelf(): ReactNode {
  const [loaded, setLoaded] = useState(false);
  if (loaded) throw new Error('The shelf fell down.', { cause: new Error('A screw was loose.') });
  return (
    <button type="button" onClick={() => setLoaded(true)}>
      Break
    </button>
  );
}
