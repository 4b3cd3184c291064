import { useEffect, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { saveData } from '../../../labs/page/save-file.ts';
import styles from './frame.module.css';

interface AnswerDataProps {
  data: Blob;
  /** What it is the answer to, where several stand on a page: ` of step 3`. */
  to: string;
}

/** An answer that is no text: a picture is shown, and everything can be saved as it came. */
export default function AnswerData({ data, to }: AnswerDataProps): ReactNode {
  const [picture, setPicture] = useState('');
  const isPicture = data.type.startsWith('image/');
  useEffect(() => {
    setPicture('');
    if (!isPicture) return undefined;
    // The policy of the site lets pictures come from itself and from such addresses.
    const reader = new FileReader();
    reader.onload = () => setPicture(reader.result as string);
    reader.readAsDataURL(data);
    return () => reader.abort();
  }, [data, isPicture]);
  const type = data.type || 'application/octet-stream';
  return (
    <>
      {picture && (
        <img
          className={styles.picture}
          src={picture}
          alt={translate({ message: 'Picture of the answer{to}' }, { to })}
        />
      )}
      <p className={styles.actions}>
        <span>
          {isPicture
            ? translate({ message: 'A picture, {type}' }, { type })
            : translate({ message: 'Not text, {type}' }, { type })}
        </span>
        <button
          type="button"
          className={styles.action}
          onClick={() => saveData(nameOf(type), data)}
        >
          <Translate>Save</Translate>
          <span className="heard">
            {' '}
            <Translate values={{ to }}>{'the answer{to}'}</Translate>
          </span>
        </button>
      </p>
    </>
  );
}

/** `image/png` is saved as `answer.png`. */
const nameOf = (type: string): string =>
  `answer.${/^(?:image|audio|video|font)\/(?:x-)?([a-z\d]+)|\/(pdf|zip|gzip)$/.exec(type)?.slice(1).find(Boolean) ?? 'bin'}`;
