import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { dropDraft, keepDraft } from '../part/drafts.ts';
import { askForNewBuild, isMissingFile } from '../part/new-build.ts';
import { answerTo, unasked } from './answer.ts';
import { announceArrival } from './arrival.ts';
import { optionId } from './choice-list.tsx';
import { failedChoices, foundChoices, startingChoices, type Choice } from './choices.ts';
import ChoicesPanel from './choices-panel.tsx';
import type { LoadedSearch } from './load-search.ts';
import { clearRecentSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import styles from './search.module.css';
import { useTexts } from './use-texts.ts';

export interface SearchBoxProps {
  search: LoadedSearch;
  placeholder: string;
  /** What was typed before the search was here. */
  typed: string;
  /** Reads the index anew, after which `search` is another one. */
  renew: () => Promise<void>;
}

/** A combobox with a list of choices (WAI-ARIA Authoring Practices); full screen on a phone. */
export default function SearchBox({
  search,
  placeholder,
  typed,
  renew,
}: SearchBoxProps): ReactNode {
  const [question, setQuestion] = useState(typed);
  const [answer, setAnswer] = useState(unasked);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(typed.trim() === '' ? -1 : 0);
  const [showAll, setShowAll] = useState(false);
  const [isRenewing, setRenewing] = useState(false);
  const [recent, setRecent] = useState<string[]>([]);
  const texts = useTexts(search, isOpen);
  const { options } = texts;
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // The engine is asked by what happens and never while rendering: at each letter, and once more when the
  // texts have arrived or the index was read anew.
  useEffect(() => setAnswer(answerTo(question, search)), [search, options]);

  const choices = useMemo(() => {
    if (answer.to === '') return startingChoices(recent);
    if (answer.failure !== undefined) return failedChoices();
    return foundChoices(answer.findings, options.maxHits, showAll);
  }, [answer, options, showAll, recent]);
  const all = choices.groups.flatMap((group) => group.choices);

  const ask = (text: string): void => {
    setQuestion(text);
    setAnswer(answerTo(text, search));
    setShowAll(false);
    setActive(text.trim() === '' ? -1 : 0);
    if (text === '') dropDraft('search');
    else keepDraft('search', text);
  };
  const open = (): void => {
    setRecent(recentSearches());
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const focus = (): void => input.current?.focus({ preventScroll: true });
  const readAnew = (): void => {
    setRenewing(true);
    renew()
      .catch((error: unknown) => {
        if (isMissingFile(error)) void askForNewBuild();
      })
      .finally(() => setRenewing(false));
  };
  const urlOf = (choice: Choice): string | undefined => {
    if (choice.kind === 'hit') return choice.hit.url;
    return choice.kind === 'page' ? baseUrl + choice.suggestion.path.slice(1) : undefined;
  };
  const choose = (choice: Choice, inNewTab: boolean): void => {
    if (choice.kind === 'question') ask(choice.question);
    if (choice.kind === 'more') setShowAll(true);
    const url = urlOf(choice);
    if (url === undefined) {
      focus();
      return;
    }
    leave(choice, url);
    if (inNewTab) {
      window.open(url, '_blank', 'noopener');
      return;
    }
    ask('');
    close();
    input.current?.blur();
    history.push(url);
  };
  const leave = (choice: Choice, url: string): void => {
    rememberSearch(question);
    if (choice.kind === 'hit' && options.highlightResult) {
      announceArrival(url, answer.findings.marks);
    }
  };

  const move = (step: number): void => {
    if (!isOpen) open();
    else setActive((active + step + all.length + (active < 0 && step < 0 ? 1 : 0)) % all.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, keyCode, nativeEvent } = event;
    // Keys of an input method; Safari sends the one that ends a word afterwards, with a code of its own.
    if (nativeEvent.isComposing || keyCode === 229) return;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter') {
      const chosen = all[active] ?? (answer.to === '' ? undefined : all[0]);
      if (!isOpen || !chosen) return;
      choose(chosen, event.ctrlKey || event.metaKey);
    } else if (key === 'Escape') {
      if (isOpen && question.trim() !== '') ask('');
      else if (isOpen) close();
      else input.current?.blur();
    } else return;
    event.preventDefault();
  };

  return (
    <div
      className={isOpen ? `${styles.box} ${styles.boxOpen}` : styles.box}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <div className={styles.field}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-activedescendant={isOpen && active >= 0 ? optionId(id, active) : undefined}
          placeholder={placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={question}
          onChange={({ target }) => {
            ask(target.value);
            if (!isOpen) open();
          }}
          onFocus={open}
          onClick={() => !isOpen && open()}
          onKeyDown={onKeyDown}
        />
        {isOpen && (
          <button type="button" className={styles.close} onClick={close}>
            Close
          </button>
        )}
      </div>
      <ChoicesPanel
        id={id}
        isOpen={isOpen}
        answer={answer}
        nothing={choices.nothing}
        isWithoutTexts={texts.failure !== undefined}
        isRenewing={isRenewing}
        onRenew={readAnew}
        onFetchTexts={texts.fetch}
        onClear={
          answer.to === '' && recent.length > 0
            ? () => {
                clearRecentSearches();
                setRecent([]);
                focus();
              }
            : undefined
        }
        groups={choices.groups}
        active={active}
        textOf={search.textOf}
        urlOf={urlOf}
        onPoint={setActive}
        onChoose={choose}
        onFollow={(choice) => {
          const url = urlOf(choice);
          if (url !== undefined) leave(choice, url);
        }}
      />
      <div role="status" className="heard">
        {isOpen ? choices.announcement : ''}
      </div>
    </div>
  );
}
