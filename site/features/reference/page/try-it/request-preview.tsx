import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { type OperationForm } from '@frontline/api-reference/page';
import { languages } from '@frontline/api-reference/samples';
import { printRequest, type RawRequest } from '../../../sandbox/page/raw-request.ts';
import { toSample } from './sample-of-request.ts';
import styles from './try-it.module.css';

const http = 'http';

/** The request as it will be sent, and the code that sends it; both follow the form. */
export default function RequestPreview(props: {
  form: OperationForm;
  request: RawRequest;
  scope: string;
}): ReactNode {
  const { form, request, scope } = props;
  // Beside the form there is room for it.
  const [isOpen] = useState(() => matchMedia('(min-width: 1280px)').matches);
  const [chosen, setChosen] = useState(http);
  const [copied, setCopied] = useState('');
  const language = languages.find(({ id }) => id === chosen);
  const text = language ? language.write(toSample(form, request)) : printRequest(request);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('Copied');
    } catch {
      // Only a secure page has a clipboard, and the browser may keep it from that too.
      setCopied('Not copied: select the text');
    }
    setTimeout(() => setCopied(''), 2000);
  };
  return (
    <details className={styles.more} open={isOpen}>
      <summary>
        <Translate>Request as text and as code</Translate>
      </summary>
      <div className={styles.previewHead}>
        <label htmlFor={`${scope}-language`}>
          <Translate>Show as</Translate>
        </label>
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
      <pre tabIndex={0} role="region" aria-label={translate({ message: 'Request' })}>
        <code>{text}</code>
      </pre>
    </details>
  );
}
