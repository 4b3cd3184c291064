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
import type { Findings } from '@frontline/search';
import { announceArrival } from './arrival.ts';
import { foundChoices, startingChoices, type Choice } from './choices.ts';
import ChoiceList, { optionId } from './choice-list.tsx';
import type { LoadedSearch, SearchOptions } from './load-search.ts';
import { clearRecentSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import styles from './search.module.css';

export interface SearchBoxProps {
  search: LoadedSearch;
  placeholder: string;
}

/** Until the search-document file tells. */
const DEFAULTS: SearchOptions = { maxHits: 8, highlightResult: true };
const NOTHING: Findings = { pages: [], marks: [], nearest: [], complete: true };

/** A combobox with a list of choices (WAI-ARIA Authoring Practices); full screen on a phone. */
export default function SearchBox({ search, placeholder }: SearchBoxProps): ReactNode {
  const [question, setQuestion] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [showAll, setShowAll] = useState(false);
  const [recent, setRecent] = useState<string[]>([]);
  const options = useOptions(search);
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const asked = question.trim();

  const findings = useMemo(
    () => (asked === '' ? NOTHING : search.find(question)),
    // The texts arrive after the index, and with them the options: ask once more.
    [search, question, asked, options],
  );
  const choices = useMemo(
    () =>
      asked === ''
        ? startingChoices(recent)
        : foundChoices(findings, (options ?? DEFAULTS).maxHits, showAll),
    [asked, findings, options, showAll, recent],
  );
  const all = choices.groups.flatMap((group) => group.choices);

  const ask = (text: string): void => {
    setQuestion(text);
    setShowAll(false);
    setActive(text.trim() === '' ? -1 : 0);
  };
  const open = (): void => {
    setRecent(recentSearches());
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    setActive(-1);
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
      input.current?.focus({ preventScroll: true });
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
    const { highlightResult } = options ?? DEFAULTS;
    if (choice.kind === 'hit' && highlightResult) announceArrival(url, findings.marks);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) open();
      else setActive((active + step + all.length + (active < 0 && step < 0 ? 1 : 0)) % all.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      const chosen = all[active] ?? (asked === '' ? undefined : all[0]);
      if (!isOpen || !chosen) return;
      event.preventDefault();
      choose(chosen, event.ctrlKey || event.metaKey);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isOpen && asked !== '') ask('');
      else if (isOpen) close();
      else input.current?.blur();
    }
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
      <div
        className={styles.panel}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        {choices.nothing && (
          <p className={styles.nothing}>
            Nothing here answers <strong>{asked}</strong>.
          </p>
        )}
        <ChoiceList
          id={id}
          groups={choices.groups}
          active={active}
          marks={findings.marks}
          textOf={search.textOf}
          urlOf={urlOf}
          onPoint={setActive}
          onChoose={choose}
          onFollow={(choice) => {
            const url = urlOf(choice);
            if (url !== undefined) leave(choice, url);
          }}
        />
        {asked === '' && recent.length > 0 && (
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              clearRecentSearches();
              setRecent([]);
              input.current?.focus({ preventScroll: true });
            }}
          >
            Clear recent searches
          </button>
        )}
        <Keys />
      </div>
      <div role="status" className="heard">
        {isOpen ? choices.announcement : ''}
      </div>
    </div>
  );
}

function useOptions(search: LoadedSearch): SearchOptions | undefined {
  const [options, setOptions] = useState<SearchOptions>();
  useEffect(() => {
    let isCurrent = true;
    search.documents.then(
      (arrived) => isCurrent && setOptions(arrived),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [search]);
  return options;
}

function Keys(): ReactNode {
  return (
    <div className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> new tab
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
    </div>
  );
}
