import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import { translate } from '@docusaurus/Translate';
import { dropDraft, saveDraft } from '../../../shell/page/error-boundary/drafts.ts';
import { checkForNewBuild } from '../../../shell/page/error-boundary/new-build.ts';
import { answerTo, emptyAnswer } from './answer.ts';
import { readAddressQuery, clearAddressQuery, writeAddressQuery } from './address-query.ts';
import { storeArrival } from './arrival.ts';
import { optionId } from './choice-list.tsx';
import {
  failedChoices,
  foundChoices,
  startingChoices,
  type Choice,
  type PageChoice,
} from './choices.ts';
import ChoicesPanel from './choices-panel.tsx';
import type { LoadedSearch } from './load-search.ts';
import {
  clearRecentSearches,
  isStorable,
  recentSearches,
  rememberSearch,
  supportPage,
} from './recent-searches.ts';
import DialogFrame from './dialog-frame.tsx';
import dialog from './dialog.module.css';
import styles from './search.module.css';
import { useDialog } from './use-dialog.ts';
import { useTexts } from './use-texts.ts';

/** In characters. Storing a longer draft at every keystroke would be noticeable. */
const MAX_DRAFT = 10_000;

/** What the reader did in the static field before the search had loaded. */
export interface FieldState {
  typed: string;
  /** Start and end offset of the selection. */
  selected?: [number, number];
  /** The field has the focus: `opens` the dialog, or `passes` because Tab only moves through. */
  focus?: 'opens' | 'passes';
  /** What had the focus before the field; the container of the field if Tab reached it. */
  before?: EventTarget | null;
}

interface SearchBoxProps {
  search: LoadedSearch;
  placeholder: string;
  /** Undefined until the field is in the page. */
  initial: FieldState | undefined;
  /** Reloads the index, after which `search` is another object. */
  reload: () => Promise<void>;
}

/** The navbar field, a combobox (WAI-ARIA Authoring Practices), and its dialog, full screen on a phone. */
export default function SearchBox({
  search,
  placeholder,
  initial,
  reload,
}: SearchBoxProps): ReactNode {
  const [question, setQuestion] = useState('');
  /** The same without the delay of rendering: an effect may run between a keystroke and its render. */
  const latestQuestion = useRef('');
  const [answer, setAnswer] = useState(emptyAnswer);
  const [active, setActive] = useState(-1);
  const [showAll, setShowAll] = useState(false);
  const [isReloading, setReloading] = useState(false);
  const [recent, setRecent] = useState<string[]>([]);
  const history = useHistory();
  const { baseUrl } = siteConfig;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);

  const { isOpen, open, close, leave, takeFocus, fieldHandlers } = useDialog(
    box,
    () => {
      setRecent(recentSearches());
      setActive(initialActive(latestQuestion.current));
    },
    clearAddressQuery,
  );
  const texts = useTexts(search, isOpen);
  const { options } = texts;

  // The engine runs in event handlers and effects, never while rendering: at each keystroke, and when texts or a
  // reloaded index arrive.
  useEffect(() => setAnswer(answerTo(latestQuestion.current, search)), [search, options]);
  useEffect(() => texts.fetchFor(answer.findings), [answer]);

  const choices = useMemo(() => {
    if (answer.question === '') return startingChoices(recent, baseUrl);
    if (answer.failure !== undefined) return failedChoices(baseUrl);
    return foundChoices(answer.findings, options.maxHits, showAll, baseUrl);
  }, [answer, options, showAll, recent]);
  const all = choices.groups.flatMap((group) => group.choices);

  const ask = (text: string): void => {
    latestQuestion.current = text;
    setQuestion(text);
    setAnswer(answerTo(text, search));
    setShowAll(false);
    setActive(initialActive(text));
    if (text === '') dropDraft('search');
    else if (text.length < MAX_DRAFT) saveDraft('search', text);
  };
  const focus = (): void => input.current?.focus({ preventScroll: true });
  const hasStarted = initial !== undefined;
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || !initial) return;
    if (initial.typed) ask(initial.typed);
    if (!initial.focus) return;
    // setSelectionRange needs the text now; React would set the value only later.
    field.value = initial.typed;
    takeFocus(field, initial.before ?? null, initial.focus === 'passes');
    if (initial.selected) field.setSelectionRange(...initial.selected);
  }, [hasStarted]);
  const reloadIndex = (): void => {
    setReloading(true);
    reload()
      .catch((error: unknown) => {
        checkForNewBuild(error);
      })
      .finally(() => setReloading(false));
  };
  const choose = (choice: Choice, inNewTab: boolean): void => {
    if (choice.kind === 'question') ask(choice.question);
    if (choice.kind === 'more') setShowAll(true);
    if (choice.kind !== 'page') {
      focus();
      return;
    }
    recordChoice(choice);
    if (inNewTab) {
      window.open(choice.url, '_blank', 'noopener');
      return;
    }
    if (isStorable(question)) writeAddressQuery({ question, active });
    ask('');
    leave();
    history.push(choice.url);
  };
  const recordChoice = ({ url, section }: PageChoice): void => {
    rememberSearch(question);
    if (section !== undefined) {
      if (options.highlightResult) storeArrival(url, { terms: answer.findings.marks });
    } else if (url.endsWith(supportPage.path) && isStorable(question))
      storeArrival(url, { question: question.trim() });
  };

  // A new object at each navigation, also back to the same page.
  const place = useLocation();
  useEffect(() => {
    const query = hasStarted && readAddressQuery();
    if (!query) return;
    focus();
    ask(query.question);
    setActive(query.active);
  }, [place, hasStarted]);

  const move = (step: number): void => {
    if (!isOpen) open();
    else setActive((active + step + all.length + (active < 0 && step < 0 ? 1 : 0)) % all.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, keyCode, nativeEvent } = event;
    // IME keys; Safari sends the key that ends a composition afterwards, with keyCode 229.
    if (nativeEvent.isComposing || keyCode === 229) return;
    const isWithKey = event.ctrlKey || event.metaKey;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter') {
      const chosen = all[active] ?? (answer.question === '' ? undefined : all[0]);
      if (!isOpen) open();
      else if (chosen) choose(chosen, isWithKey);
    } else if (key === 'Escape') {
      if (isOpen && question.trim() !== '') ask('');
      else if (isOpen) close();
      else input.current?.blur();
    } else {
      // theme/SearchBar focuses an enabled field on the shortcut.
      if (isWithKey && key.toLowerCase() === 'k') open();
      return;
    }
    event.preventDefault();
  };
  return (
    <DialogFrame box={box} isOpen={isOpen} onClose={close} placeholder={placeholder}>
      <div className={dialog.field}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          role="combobox"
          aria-label={translate({ message: 'Search' })}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-activedescendant={isOpen && active >= 0 ? optionId(id, active) : undefined}
          placeholder={placeholder}
          dir="auto"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={question}
          onChange={({ target }) => {
            open();
            ask(target.value);
          }}
          onKeyDown={onKeyDown}
          {...fieldHandlers}
        />
        {isOpen && (
          <button
            type="button"
            className={dialog.shut}
            onClick={({ currentTarget }) => {
              // Else its focus would move to the field, which opens the dialog again.
              currentTarget.blur();
              close();
            }}
          >
            {translate({ message: 'Close' })}
          </button>
        )}
      </div>
      <ChoicesPanel
        id={id}
        isOpen={isOpen}
        answer={answer}
        nothing={choices.nothing}
        isWithoutTexts={texts.failure !== undefined}
        isReloading={isReloading}
        onReload={reloadIndex}
        onFetchTexts={texts.fetch}
        onClear={
          answer.question === '' && recent.length > 0
            ? () => {
                clearRecentSearches();
                setRecent([]);
                focus();
              }
            : undefined
        }
        onAsk={(text) => {
          ask(text);
          focus();
        }}
        groups={choices.groups}
        active={active}
        search={search}
        onPoint={setActive}
        onChoose={choose}
        onFollow={recordChoice}
      />
      <div role="status" className="heard">
        {isOpen ? choices.announcement : ''}
      </div>
    </DialogFrame>
  );
}

/** The first hit is active for a query, nothing for an empty field. */
const initialActive = (question: string): number => (question.trim() === '' ? -1 : 0);
