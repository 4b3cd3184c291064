import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { translate } from '@docusaurus/Translate';
import styles from './integrations.module.css';

const integrations: [name: string, what: string, to: string][] = [
  ['Microsoft Teams', 'Team chat for Call for Help', '/docs/getting-started/microsoft-teams'],
  ['RingCentral', 'Contact center for Call for Help', '/docs/getting-started/ringcentral'],
  ['BlueFletch', 'Shared warehouse devices', '/docs/getting-started/bluefletch'],
  ['Twilio', 'Text messages for MyStore', '/docs/mystore/twilio'],
];

/** The four outside services that the docs explain. */
export default function Integrations(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="integrations">
      <Heading as="h2" id="integrations">
        {translate({ message: 'Works with' })}
      </Heading>
      <ul className={styles.list}>
        {integrations.map(([name, what, to]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
