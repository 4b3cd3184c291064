import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { type OperationForm } from '@frontline/api-reference/page';
import { languages } from '@frontline/api-reference/samples';
import { printRequest, type RawRequest } from '../../../sandbox/page/raw-request.ts';
import { copyText } from '../../../labs/page/save-file.ts';
import { toSample } from './sample-of-request.ts';
import styles from './try-it.module.css';

const http = 'http';

/** A live preview of the request and of the code that sends it. */
export default function RequestPreview(props: {
  form: OperationForm;
  request: RawRequest;
  scope: string;
}): ReactNode {
  const { form, request, scope } = props;
  // Wide windows have room for it beside the form.
  const [isOpen] = useState(() => matchMedia('(min-width: 1280px)').matches);
  const [chosen, setChosen] = useState(http);
  const [copied, setCopied] = useState('');
  const language = languages.find(({ id }) => id === chosen);
  const text = language ? language.write(toSample(form, request)) : printRequest(request);
  const copy = async () => {
    setCopied(
      await copyText(text).then(
        () => 'Copied',
        () => 'Not copied: select the text',
      ),
    );
    setTimeout(() => setCopied(''), 2000);
  };
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{translate({ message: 'Request as text and as code' })}</summary>
      <div className={styles.previewHead}>
        <label htmlFor={`${scope}-language`}>{translate({ message: 'Show as' })}</label>
        <select
          id={`${scope}-language`}
          className={styles.control}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value={http}>HTTP</option>
          {languages.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <button type="button" className={styles.small} onClick={() => void copy()}>
          <span aria-live="polite">{copied || translate({ message: 'Copy' })}</span>
        </button>
      </div>
      <pre translate="no" tabIndex={0} role="region" aria-label={translate({ message: 'Request' })}>
        <code>{text}</code>
      </pre>
    </details>
  );
}
