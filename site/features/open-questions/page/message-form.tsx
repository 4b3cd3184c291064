import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { messageText } from '../shared/message.ts';
import styles from './slip.module.css';

const blank = messageText({
  product: '',
  question: '',
  owner: 'account contact',
  name: '',
  fields: [
    ['place', ''],
    ['time', ''],
    ['exact-message', ''],
  ],
});

/** The static template of the message form, which an island (offer-messages.ts) replaces with fields. */
export default function MessageForm(): ReactNode {
  useBrokenLinks().collectAnchor('message');
  return (
    <div id="message" className={styles.place} tabIndex={-1} data-message-form>
      <div className={styles.slip}>
        {blank.split('\n\n').map((part) => (
          <p key={part} className={styles.lines}>
            {part}
          </p>
        ))}
        <p className={styles.never}>
          {translate({ message: 'Never send a key. Say whose key it is.' })}
        </p>
      </div>
    </div>
  );
}
