import { textLength } from '@frontline/specs/radio/limits';
import { useEffect, useId, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { openSandbox, readTab } from '../../sandbox/page/tab.ts';
import SandboxFrame from '../../reference/page/try-it/sandbox-frame.tsx';
import { useResultInView } from '../../reference/page/try-it/use-result-in-view.ts';
import { currentSession } from '../../labs/page/lab-session.ts';
import LastCall from '../../labs/page/last-call.tsx';
import parts from '../../labs/page/parts.module.css';
import { useCalls } from '../../labs/page/use-calls.ts';
import { announce } from '../../sandbox/shared/demo-calls.ts';
import { say } from '../../labs/page/say.ts';
import Button from '../../labs/page/button.tsx';
import TextField from '../../labs/page/text-field.tsx';
import styles from './radio-lab.module.css';

const initialText = 'Aisle four. Spill on the floor. Bring the cleaning cart.';

/** True at build time, to render the button for browsers with speech synthesis. */
const isBuild = typeof window === 'undefined';

/** A message before it is sent: its duration, hints for listeners, and speech synthesis. */
export default function RadioLab(): ReactNode {
  const [session] = useState(currentSession);
  const calls = useCalls(session?.lastCalls['radio']);
  const response = useResultInView(calls.last ?? calls.failure);
  const [text, setText] = useState(session?.announced || initialText);
  const [process, setProcess] = useState(false);
  const [spoken, setSpoken] = useState(session?.announced ?? '');
  const id = useId();

  useEffect(() => {
    openSandbox().catch(() => undefined);
    return () => globalThis.speechSynthesis?.cancel();
  }, []);

  const send = async () => {
    const answer = await calls.run(announce(text, { process }));
    const announcement =
      answer?.status === 200 ? readTab().sandbox?.announcements().at(-1) : undefined;
    setSpoken(announcement?.text ?? '');
  };
  const reset = () => {
    setSpoken('');
    calls.reset();
  };
  const { length } = [...text];
  const excess = length - textLength.value;
  const hints = hintsFor(text);
  const seconds = airtime(text);
  return (
    <SandboxFrame onReset={reset}>
      <TextField
        label={translate({ message: 'Message for edge-0042' })}
        className={styles.text}
        rows={3}
        aria-invalid={excess > 0}
        aria-describedby={id}
        value={text}
        onText={setText}
      />
      <p id={id} className={styles.count} aria-live="polite">
        <strong>{translate({ message: '{seconds} s on the air' }, { seconds })}</strong>
        {translate({ message: ', {count} words' }, { count: wordsOf(text).length })}
        {excess > 0 && (
          <strong>
            {translate(
              { message: ', {excess} of {length} characters too many to send' },
              { excess: number(excess), length: number(length) },
            )}
          </strong>
        )}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span
          style={{ inlineSize: `${Math.min(100, (seconds / 12) * 100)}%` }}
          data-long={seconds > 6}
        />
      </div>
      <ul className={styles.hints} aria-label={translate({ message: 'Hints for listening' })}>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
        {hints.length === 0 && text.trim() && (
          <li data-good>{translate({ message: 'Easy to hear.' })}</li>
        )}
      </ul>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={process}
          onChange={({ target }) => setProcess(target.checked)}
        />
        <span>
          <Translate values={{ field: <code key="field">process</code> }}>
            {'Tidy the text first ({field})'}
          </Translate>
        </span>
      </label>
      <div className={parts.buttons}>
        <Button isMain disabled={excess > 0} onClick={() => void send()}>
          {translate({ message: 'Send' })}
        </Button>
        {(isBuild || 'speechSynthesis' in globalThis) && (
          <Button disabled={!text.trim()} onClick={() => say(spoken || text)}>
            {spoken ? translate({ message: 'Hear it again' }) : translate({ message: 'Hear it' })}
          </Button>
        )}
      </div>
      <div ref={response}>
        <div role="status">
          {spoken && (
            <p className={styles.spoken}>
              {translate({ message: 'The edge device says: “{spoken}”' }, { spoken })}
            </p>
          )}
        </div>
        <LastCall calls={calls} />
      </div>
    </SandboxFrame>
  );
}

/** Speaking rate: between two and three words a second (guidance on the page of the lab). */
const wordsPerSecond = 2.5;

const number = (count: number): string => count.toLocaleString('en');
const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** Duration of a text in seconds, rounded up to a half. */
export const airtime = (text: string): number =>
  Math.ceil((wordsOf(text).length / wordsPerSecond) * 2) / 2;

/** What is hard to understand, one sentence each, by the rules of the page of the lab. */
export function hintsFor(text: string): string[] {
  const count = wordsOf(text).length;
  return [
    count > 0 && count < 4 && 'Very short: one word alone is often missed.',
    count > 15 && `${count} words. Aim for 8 to 15.`,
    /\d{3}[- ]?\d{4}|\S+@\S+/.test(text) &&
      'This looks like a phone number or a mail address. Anyone near a radio can hear it.',
    /\d/.test(text) && 'Write numbers as words when they must be heard clearly.',
    /[#&%@<>+=_*]/.test(text) && 'Symbols sound like noise. Write words in their place.',
    /\b(?:pls|asap|req|dept|cust|mgr|CFH)\b\.?/i.test(text) && 'Write short forms out.',
    /\b[A-Z]{3,}\b/.test(text) && 'Capitals may be spelled letter by letter.',
    count > 3 && !startsWithPlace(text) && 'Say the place first, such as “Aisle four”.',
  ].filter((hint) => hint !== false);
}

const places =
  /^(?:the )?(?:\w+ )?(?:aisle|desk|door|entrance|exit|till|register|checkout|pharmacy|pickup|freezer|bay|department|floor|parking|garden|backroom|dock)\b/i;

const startsWithPlace = (text: string) => places.test(text.trim());
