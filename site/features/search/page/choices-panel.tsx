import { useMemo, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { reportUrl } from '../../../shell/page/report/report-url.ts';
import type { Answer } from './answer.ts';
import ChoiceList, { type ChoiceListProps } from './choice-list.tsx';
import styles from './dialog.module.css';
import type { LoadedSearch } from './load-search.ts';
import Preview, { chosenOf } from './preview.tsx';

interface ChoicesPanelProps extends Omit<ChoiceListProps, 'isMarked' | 'textOf'> {
  answer: Answer;
  search: LoadedSearch;
  isOpen: boolean;
  /** Whether the query has no results. */
  nothing: boolean;
  /** Whether the texts failed to load, so that only titles are searched. */
  isWithoutTexts: boolean;
  /** Reloads the index. */
  onReload: () => void;
  isReloading: boolean;
  onFetchTexts: () => void;
  /** Runs another query. */
  onAsk: (question: string) => void;
  /** Clears the recent searches; undefined where none are shown. */
  onClear: (() => void) | undefined;
}

/** How many characters of a query without results are shown: it may be pasted text. */
const MAX_SHOWN_QUERY = 300;

/** The panel below the field: choices, notes on incomplete results, and key hints. */
export default function ChoicesPanel({
  answer,
  search,
  isOpen,
  nothing,
  isWithoutTexts,
  onReload,
  isReloading,
  onFetchTexts,
  onAsk,
  onClear,
  ...list
}: ChoicesPanelProps): ReactNode {
  const { marks, corrected, read, weak, complete } = answer.findings;
  const question = <strong key="words">{answer.question.slice(0, MAX_SHOWN_QUERY)}</strong>;
  const isMarked = useMemo(() => {
    const marked = new Set(marks);
    return (term: string) => marked.has(term);
  }, [marks]);
  return (
    <div className={styles.panel} hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
      <div className={styles.sides}>
        <div className={styles.choices}>
          {answer.failure !== undefined && (
            <div className={`${styles.nothing} ${styles.failed}`} role="alert">
              <p>
                {translate(
                  {
                    message:
                      'The search cannot answer this: {failure}. The rest of the page works.',
                  },
                  { failure: answer.failure },
                )}
              </p>
              <p>
                <Button onClick={onReload}>
                  {isReloading
                    ? translate({ message: 'Reading the index again…' })
                    : translate({ message: 'Retry' })}
                </Button>{' '}
                <a href={reportOf(answer)} target="_blank" rel="noopener noreferrer">
                  {translate({ message: 'Report this' })}{' '}
                  <span className="heard">{translate({ message: '(opens in new tab)' })}</span>
                </a>
              </p>
            </div>
          )}
          {nothing && (
            <p className={styles.nothing}>
              <Translate values={{ words: question }}>{'No results for {words}.'}</Translate>
            </p>
          )}
          {read !== undefined && (
            <Note>
              {translate({ message: 'Searched for these parts of your text:' })}{' '}
              <strong>{read.split('\n').join(' … ')}</strong>
            </Note>
          )}
          {corrected !== undefined && (
            <Note>
              <Translate values={{ words: <strong key="words">{corrected}</strong> }}>
                {'Results for {words}.'}
              </Translate>{' '}
              <Button onClick={() => onAsk(`"${answer.question}"`)}>
                {translate({ message: 'Only “{to}”' }, { to: answer.question })}
              </Button>
            </Note>
          )}
          {weak && (
            <Note>
              <Translate values={{ words: question }}>
                {'No page contains all of {words}. Closest matches:'}
              </Translate>
            </Note>
          )}
          <ChoiceList isMarked={isMarked} textOf={search.textOf} {...list} />
          {!complete && (
            <Note>
              {translate({
                message: 'The search took too long, so some text was left out. Try fewer words.',
              })}
            </Note>
          )}
          {isWithoutTexts && (
            <Note>
              {translate({ message: 'Only titles are searched, because the text did not load.' })}{' '}
              <Button onClick={onFetchTexts}>{translate({ message: 'Retry' })}</Button>
            </Note>
          )}
          {onClear && (
            <Button onClick={onClear}>{translate({ message: 'Clear recent searches' })}</Button>
          )}
        </div>
        <Preview chosen={chosenOf(list, search)} isMarked={isMarked} />
      </div>
      <Keys />
    </div>
  );
}

const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;

function Button({ onClick, children }: { onClick: () => void; children: ReactNode }): ReactNode {
  return (
    <button type="button" className={styles.clear} onClick={onClick}>
      {children}
    </button>
  );
}

/** Omits the query, which is private. */
const reportOf = ({ failure }: Answer): string =>
  reportUrl({ title: 'The search stopped working', url: location.href, failure });

function Keys(): ReactNode {
  return (
    <div className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {translate({ message: 'choose' })}
      </span>
      <span>
        <kbd>Enter</kbd> {translate({ message: 'open' })}
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> {translate({ message: 'new tab' })}
      </span>
      <span>
        <kbd>Esc</kbd> {translate({ message: 'close' })}
      </span>
    </div>
  );
}
