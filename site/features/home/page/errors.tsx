import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { translate } from '@docusaurus/Translate';
import styles from './errors.module.css';

const common: [sentence: string, to: string][] = [
  [
    'Please wait {n} seconds before sending another request!',
    '/docs/call-for-help/troubleshooting#please-wait-n-seconds-before-sending-another-request',
  ],
  ['Device key not found!', '/docs/call-for-help/troubleshooting#device-key-not-found'],
  [
    'MAC Address is incorrect or unregistered',
    '/docs/call-for-help/troubleshooting#mac-address-is-incorrect-or-unregistered',
  ],
  ['Invalid API KEY.', '/docs/radio/troubleshooting#invalid-api-key'],
  ['The edge device was not found.', '/docs/radio/troubleshooting#the-edge-device-was-not-found'],
];

/** Links from common error messages to their troubleshooting sections. */
export default function Errors(): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="errors">
      <div className={styles.inner}>
        <div>
          <Heading as="h2" id="errors">
            {translate({ message: 'Got an error?' })}
          </Heading>
          <p>
            {translate({
              message:
                'Copy the message and paste it into the search, or find it in the list of every documented message.',
            })}
          </p>
          <p className={styles.ways}>
            <Link to="/docs/troubleshooting#find-your-error" className="button button--primary">
              {translate({ message: 'Find your error' })}
            </Link>
            <Link to="/docs/support">{translate({ message: 'Get support' })}</Link>
          </p>
        </div>
        <ul className={styles.list} aria-label={translate({ message: 'Common messages' })}>
          {common.map(([sentence, to]) => (
            <li key={to}>
              <Link to={to}>{sentence}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
