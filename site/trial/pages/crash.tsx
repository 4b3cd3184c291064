import Layout from '@theme/Layout';
import { useState } from 'react';

/** A page that crashes when asked to, for the tests of the crash screen. */
export default function Crash() {
  return (
    <Layout title="Crash" description="A page that crashes when asked to, for the tests.">
      <main>
        <h1>Crash</h1>
        <Shelf />
      </main>
    </Layout>
  );
}

/** Keeps what was asked below the crash boundary, so that trying again begins anew. */
function Shelf() {
  const [loaded, setLoaded] = useState(false);
  if (loaded) throw new Error('The shelf fell down.', { cause: new Error('A screw was loose.') });
  return (
    <button type="button" onClick={() => setLoaded(true)}>
      Break
    </button>
  );
}
