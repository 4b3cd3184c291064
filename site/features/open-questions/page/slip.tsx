import { useEffect, useId, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { saveContacts, loadContacts } from '../../labs/shared/contacts.ts';
import {
  contactName,
  withContactName,
  BLANK,
  closing,
  messageText,
  recipient,
} from '../shared/message.ts';
import { details, type Detail } from '../shared/question.ts';
import type { MessageSubject } from './message-subject.ts';
import { onQuestionPrefilled, saveQuestionDraft, questionDraft } from './prefill-question.ts';
import Button from '../../labs/page/button.tsx';
import { copyText } from '../../labs/page/save-file.ts';
import styles from './slip.module.css';

interface SlipProps {
  subject: MessageSubject;
  /** Choices if the subject has no product. */
  products: string[];
  onClose?: () => void;
}

/** A message with blanks to fill in, then copied or shared. Sends nothing. */
export default function Slip({ subject, products, onClose }: SlipProps): ReactNode {
  const { owner, near, until } = subject;
  const id = useId();
  const [name, setName] = useState(() => contactName(owner, loadContacts()));
  const [product, setProduct] = useState(subject.product);
  const [question, setQuestion] = useState(() => subject.question || questionDraft());
  const [values, setValues] = useState<Partial<Record<Detail, string>>>({});
  const [copied, setCopied] = useState({ text: '', status: '' });
  useEffect(() => (subject.product ? undefined : onQuestionPrefilled(setQuestion)), [subject]);

  const text = messageText({
    product,
    question,
    owner,
    name,
    until,
    near,
    fields: subject.fields.map((field) => [field, values[field] ?? '']),
  });

  const copy = () =>
    copyText(text).then(
      () => setCopied({ text, status: translate({ message: 'Copied' }) }),
      () => setCopied({ text, status: translate({ message: 'Not copied' }) }),
    );
  // Canceling the share dialog rejects, too.
  const share = () => navigator.share({ text }).catch(() => undefined);
  const saveName = () => {
    if (name.trim()) saveContacts(withContactName(owner, name.trim(), loadContacts()));
  };

  return (
    <section
      aria-label={translate({ message: 'Message' })}
      onKeyDown={({ key, nativeEvent }) =>
        key === 'Escape' && !nativeEvent.isComposing && onClose?.()
      }
    >
      <div className={styles.slip}>
        <p className={styles.row}>
          <label htmlFor={`${id}to`}>{translate({ message: 'To:' })}</label>
          <input
            id={`${id}to`}
            className={styles.blank}
            value={name}
            placeholder={translate({ message: 'your {who}' }, { who: recipient(owner) })}
            onChange={({ target }) => setName(target.value)}
            onBlur={saveName}
          />
        </p>
        {subject.product ? (
          <p className={styles.lines}>{messageOpening(text)}</p>
        ) : (
          <>
            <p className={styles.row}>
              <label htmlFor={`${id}product`}>{translate({ message: 'Product' })}</label>
              <select
                id={`${id}product`}
                className={styles.blank}
                value={product}
                onChange={({ target }) => setProduct(target.value)}
              >
                <option value="">{BLANK}</option>
                {products.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </p>
            <p className={styles.row}>
              <label htmlFor={`${id}question`}>{translate({ message: 'Question' })}</label>
              <textarea
                id={`${id}question`}
                className={styles.blank}
                rows={2}
                value={question}
                onChange={({ target }) => {
                  setQuestion(target.value);
                  saveQuestionDraft(target.value);
                }}
              />
            </p>
          </>
        )}
        {subject.fields.map((field) => (
          <p key={field} className={styles.row}>
            <label htmlFor={id + field}>{details[field]}</label>
            <input
              id={id + field}
              className={styles.blank}
              value={values[field] ?? ''}
              onChange={({ target }) => setValues({ ...values, [field]: target.value })}
            />
          </p>
        ))}
        {until && <p>{translate({ message: 'Until you answer: {until}' }, { until })}</p>}
        {near && (
          <p className={styles.near}>
            {translate({ message: 'Closest section:' })} <a href={near}>{near}</a>
          </p>
        )}
        <p>{closing(owner)}</p>
        <p className={styles.buttons}>
          <Button isMain onClick={() => void copy()}>
            {translate({ message: 'Copy' })}
          </Button>
          {typeof navigator.share === 'function' && (
            <Button onClick={() => void share()}>{translate({ message: 'Share' })}</Button>
          )}
          {onClose && <Button onClick={onClose}>{translate({ message: 'Close' })}</Button>}
          <span role="status">{copied.text === text && copied.status}</span>
        </p>
        <p className={styles.never}>
          {translate({ message: 'Never send a key. Say whose key it is.' })}
        </p>
      </div>
    </section>
  );
}

/** The paragraph with product and question. */
const messageOpening = (text: string): string => text.split('\n\n')[1] ?? '';
