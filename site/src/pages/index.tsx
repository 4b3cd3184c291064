import { dropJoiners } from '@frontline/search';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Home">
      <main>{dropJoiners('front\u200Bline')}</main>
    </Layout>
  );
}
