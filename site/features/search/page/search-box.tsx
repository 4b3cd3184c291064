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
import Translate, { translate } from '@docusaurus/Translate';
import { dropDraft, keepDraft } from '../../../shell/page/error-boundary/drafts.ts';
import { askAfter } from '../../../shell/page/error-boundary/new-build.ts';
import { answerTo, unasked } from './answer.ts';
import { askedHere, dropAsked, keepAsked } from './asked-address.ts';
import { announceArrival } from './arrival.ts';
import { optionId } from './choice-list.tsx';
import { failedChoices, foundChoices, startingChoices, type Choice } from './choices.ts';
import ChoicesPanel from './choices-panel.tsx';
import type { LoadedSearch } from './load-search.ts';
import {
  clearRecentSearches,
  isKeepable,
  recentSearches,
  rememberSearch,
  askAnyway,
} from './recent-searches.ts';
import DialogFrame from './dialog-frame.tsx';
import dialog from './dialog.module.css';
import styles from './search.module.css';
import { useDialog } from './use-dialog.ts';
import { useTexts } from './use-texts.ts';

/** Storing a longer one at each letter would be felt. */
const LONGEST_DRAFT = 10_000;

/** What the reader did in the field before the search was here. */
export interface Begun {
  typed: string;
  /** Characters from and to which the words are selected. */
  selected?: [number, number];
  /** The field has the focus: wanted, which opens the dialog, or on the way past it, which does not. */
  focus?: 'opens' | 'passes';
  /** What had the focus before the field; what is around the field where Tab has reached it. */
  before?: EventTarget | null;
}

interface SearchBoxProps {
  search: LoadedSearch;
  placeholder: string;
  /** Undefined until the field stands in the page. */
  begun: Begun | undefined;
  /** Reads the index anew, after which `search` is another one. */
  renew: () => Promise<void>;
}

/**
 * The field of the bar, a combobox (WAI-ARIA Authoring Practices), and the dialog that it stands in while the
 * reader searches: in the middle of the window, and on a phone all of it.
 */
export default function SearchBox({
  search,
  placeholder,
  begun,
  renew,
}: SearchBoxProps): ReactNode {
  const [question, setQuestion] = useState('');
  /** The same, known at once: an effect may run between a letter and the drawing of it. */
  const asked = useRef('');
  const [answer, setAnswer] = useState(unasked);
  const [active, setActive] = useState(-1);
  const [showAll, setShowAll] = useState(false);
  const [isRenewing, setRenewing] = useState(false);
  const [recent, setRecent] = useState<string[]>([]);
  const history = useHistory();
  const { baseUrl } = siteConfig;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);

  const { isOpen, open, close, leave, receive, door } = useDialog(
    box,
    () => {
      setRecent(recentSearches());
      setActive(firstFor(asked.current));
    },
    dropAsked,
  );
  const texts = useTexts(search, isOpen);
  const { options } = texts;

  // The engine is asked by what happens and never while rendering: at each letter, and once more when the
  // texts have arrived or the index was read anew.
  useEffect(() => setAnswer(answerTo(asked.current, search)), [search, options]);
  useEffect(() => texts.fetchFor(answer.findings), [answer]);

  const choices = useMemo(() => {
    if (answer.to === '') return startingChoices(recent);
    if (answer.failure !== undefined) return failedChoices();
    return foundChoices(answer.findings, options.maxHits, showAll);
  }, [answer, options, showAll, recent]);
  const all = choices.groups.flatMap((group) => group.choices);

  const ask = (text: string): void => {
    asked.current = text;
    setQuestion(text);
    setAnswer(answerTo(text, search));
    setShowAll(false);
    setActive(firstFor(text));
    if (text === '') dropDraft('search');
    else if (text.length < LONGEST_DRAFT) keepDraft('search', text);
  };
  const focus = (): void => input.current?.focus({ preventScroll: true });
  const hasBegun = begun !== undefined;
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || !begun) return;
    if (begun.typed) ask(begun.typed);
    if (!begun.focus) return;
    // Letters can be selected once they are there; React would write the same only later.
    field.value = begun.typed;
    receive(field, begun.before ?? null, begun.focus === 'passes');
    if (begun.selected) field.setSelectionRange(...begun.selected);
  }, [hasBegun]);
  const readAnew = (): void => {
    setRenewing(true);
    renew()
      .catch((error: unknown) => {
        askAfter(error);
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
    note(choice, url);
    if (inNewTab) {
      window.open(url, '_blank', 'noopener');
      return;
    }
    if (isKeepable(question)) keepAsked({ question, active });
    ask('');
    leave();
    history.push(url);
  };
  const note = (choice: Choice, url: string): void => {
    rememberSearch(question);
    if (choice.kind === 'hit' && options.highlightResult) {
      announceArrival(url, { terms: answer.findings.marks });
    }
    if (choice.kind === 'page' && choice.suggestion === askAnyway && isKeepable(question)) {
      announceArrival(url, { question: question.trim() });
    }
  };

  // Another object whenever a page is shown, also one that was left for a moment only.
  const place = useLocation();
  useEffect(() => {
    const kept = hasBegun && askedHere();
    if (!kept) return;
    focus();
    ask(kept.question);
    setActive(kept.active);
  }, [place, hasBegun]);

  const move = (step: number): void => {
    if (!isOpen) open();
    else setActive((active + step + all.length + (active < 0 && step < 0 ? 1 : 0)) % all.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, keyCode, nativeEvent } = event;
    // Keys of an input method; Safari sends the one that ends a word afterwards, with a code of its own.
    if (nativeEvent.isComposing || keyCode === 229) return;
    const isWithKey = event.ctrlKey || event.metaKey;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter') {
      const chosen = all[active] ?? (answer.to === '' ? undefined : all[0]);
      if (!isOpen) open();
      else if (chosen) choose(chosen, isWithKey);
    } else if (key === 'Escape') {
      if (isOpen && question.trim() !== '') ask('');
      else if (isOpen) close();
      else input.current?.blur();
    } else {
      // The bar hands the focus to a field that may have it (theme/SearchBar).
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
          {...door}
        />
        {isOpen && (
          <button type="button" className={dialog.shut} onClick={close}>
            <Translate>Close</Translate>
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
        onAsk={(text) => {
          ask(text);
          focus();
        }}
        groups={choices.groups}
        active={active}
        search={search}
        urlOf={urlOf}
        onPoint={setActive}
        onChoose={choose}
        onFollow={(choice) => {
          const url = urlOf(choice);
          if (url !== undefined) note(choice, url);
        }}
      />
      <div role="status" className="heard">
        {isOpen ? choices.announcement : ''}
      </div>
    </DialogFrame>
  );
}

/** The choice that stands out at first: a question has its best answer, before it there is none. */
const firstFor = (question: string): number => (question.trim() === '' ? -1 : 0);
