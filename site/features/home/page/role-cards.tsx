import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { Role } from '@site/content/readers.ts';
import styles from './role-cards.module.css';

interface RoleCard {
  who: string;
  /** The role filter that highlights this card. */
  reader: Role;
  what: string;
  tasks: [words: string, to: string][];
}

const cards: RoleCard[] = [
  {
    who: 'Store staff',
    reader: 'staff',
    what: 'Answer a customer, load a locker, speak over the radio.',
    tasks: [
      ['What happens when someone asks for help', '/docs/call-for-help/intro'],
      ['Load an order and hand it over', '/docs/lockers/intro#load-an-order'],
      ['Hand over an order at the car', '/docs/curbside/usage'],
      [
        'A call button does not work',
        '/docs/call-for-help/troubleshooting#something-is-wrong-and-nothing-says-so',
      ],
    ],
  },
  {
    who: 'Administrators',
    reader: 'administrator',
    what: 'Plan a rollout, connect your services, set up a store.',
    tasks: [
      ['Check what must be ready first', '/docs/requirements'],
      ['Connect Microsoft Teams', '/docs/getting-started/microsoft-teams'],
      ['Register and test call buttons', '/docs/call-for-help/call-buttons#register-a-button'],
      ['Install a radio edge device', '/docs/radio/installation'],
    ],
  },
  {
    who: 'Integrators',
    reader: 'integrator',
    what: 'Read about the three APIs, verify the webhooks, try a call.',
    tasks: [
      ['Call for Help API', '/docs/apis/call-for-help'],
      ['Lockers API', '/docs/apis/lockers'],
      ['Radio API', '/docs/apis/radio'],
      ['Verify a webhook signature', '/docs/apis/webhooks#verify-a-signature'],
    ],
  },
];

/** Three cards of common tasks, one for each role. */
export default function RoleCards(): ReactNode {
  return (
    <section className={styles.doors} aria-label={translate({ message: 'Choose your way in' })}>
      {cards.map(({ who, reader, what, tasks }) => (
        <div key={who} className={`${styles.door} role-door`} data-reader={reader}>
          <h2>{who}</h2>
          <p>{what}</p>
          <ul>
            {tasks.map(([words, to]) => (
              <li key={to}>
                <Link to={to}>{words}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
