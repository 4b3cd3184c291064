import { maskSecrets } from '@frontline/openapi-validator/recordings/mask-secrets';
import { useMemo, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import TextField from '../text-field.tsx';
import styles from './error-finder.module.css';
import {
  findError,
  type FoundError,
  errorFromRow,
  isErrorTable,
  type KnownError,
} from './find-error.ts';

/** Finds the documented error in pasted text, who can fix it, and where it is explained. */
export default function ErrorFinder(): ReactNode {
  const [pasted, setPasted] = useState('');
  const knownErrors = useMemo(
    () => (typeof document === 'undefined' ? [] : readErrors(document)),
    [],
  );
  const found = useMemo(
    () => (pasted.trim() ? findError(pasted, knownErrors) : []),
    [pasted, knownErrors],
  );
  return (
    <div>
      <TextField
        label={translate({ message: 'Message, log line or response' })}
        className={styles.text}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        value={pasted}
        onText={(text) => setPasted(maskSecrets(text))}
      />
      <div aria-live="polite" className={styles.found}>
        {found.length > 0 && <Found found={found} />}
        {pasted.trim() && found.length === 0 && (
          <p>
            <Translate
              values={{
                byStatus: <a href="#by-status-code">{translate({ message: 'by status code' })}</a>,
                bySight: <a href="#what-you-see">{translate({ message: 'by what you see' })}</a>,
              }}
            >
              {
                'That text contains no message of these docs. Go {byStatus} or {bySight}, or search for a few of its words.'
              }
            </Translate>
          </p>
        )}
      </div>
    </div>
  );
}

function Found({ found }: { found: FoundError[] }): ReactNode {
  const [best, ...others] = found;
  if (!best) return null;
  const { error } = best;
  return (
    <div data-appears>
      <p className={styles.best}>
        <a href={error.href}>{error.sentences.join(': ')}</a>
        {error.isPattern && translate({ message: ', or another field' })}
      </p>
      <dl className={styles.facts}>
        <dt>{translate({ message: 'Who can fix it' })}</dt>
        <dd>{error.who}</dd>
        {error.cause && (
          <>
            <dt>{translate({ message: 'Check first' })}</dt>
            <dd>{error.cause}</dd>
          </>
        )}
        <dt>{translate({ message: 'Where it comes from' })}</dt>
        <dd>{error.where}</dd>
      </dl>
      {others.length > 0 && (
        <p>
          {translate({ message: 'It could also be:' })}{' '}
          {others.map(({ error: other }, index) => (
            <span key={other.href + other.where}>
              {index > 0 && ' · '}
              <a href={other.href}>{other.sentences[0]}</a> ({other.where})
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/**
 * Reads the errors from the message tables of the page. Each table is in the `<details>` of its product, and the
 * first cell of a row links to the explanation.
 */
function readErrors(page: ParentNode): KnownError[] {
  return [...page.querySelectorAll('table')].flatMap((table) => {
    const headings = [...table.querySelectorAll('th')].map(textOf);
    const product = textOf(table.closest('details')?.querySelector('summary') ?? undefined);
    if (!isErrorTable(headings) || !product) return [];
    return [...table.querySelectorAll('tbody tr')].map((row) => {
      const [message] = row.children;
      return errorFromRow({
        product: product.replace(/:.*/, ''),
        headings,
        cells: [...row.children].map(textOf),
        codes: [...(message?.querySelectorAll('code') ?? [])].map(textOf),
        href: message?.querySelector('a')?.getAttribute('href') ?? '',
      });
    });
  });
}

const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? '';
