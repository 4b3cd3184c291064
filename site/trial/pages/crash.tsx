import Layout from '@theme/Layout';
import { useState } from 'react';

/** A page that crashes when asked to, for the tests of the crash screen. */
export default function Crash() {
  const [broken, setBroken] = useState(false);
  return (
    <Layout title="Crash" description="A page that crashes when asked to, for the tests.">
      <main>
        <h1>Crash</h1>
        <button type="button" onClick={() => setBroken(true)}>
          Break
        </button>
        {broken && <Broken />}
      </main>
    </Layout>
  );
}

function Broken(): never {
  throw new Error('The shelf fell down.', { cause: new Error('A screw was loose.') });
}
