import { fromText, type Step } from '@frontline/scenarios';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { hosts } from '../shared/published-scenario.ts';
import parts from '../../labs/page/parts.module.css';
import { requestText } from './step-line.tsx';
import Button from '../../labs/page/button.tsx';
import TextField from '../../labs/page/text-field.tsx';
import styles from './scenario.module.css';

interface StepEditorProps {
  step: Step;
  /** Returns an error message, or an empty text on success. */
  onApply: (step: Step) => string;
  onClose: () => void;
}

/** Edits all properties of a step. A request is edited as printed text. */
export default function StepEditor({ step, onApply, onClose }: StepEditorProps): ReactNode {
  const [note, setNote] = useState(step.note);
  const [as, setAs] = useState(step.kind === 'request' ? step.as : '');
  const [text, setText] = useState(
    step.kind === 'request' ? requestText(step) : String(step.seconds),
  );
  const [fault, setFault] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const faultId = useId();
  useEffect(() => first.current?.focus(), []);

  const apply = () => {
    let problem: string;
    try {
      problem = onApply(
        step.kind === 'wait'
          ? { ...step, note, seconds: Number(text) }
          : { kind: 'request', note, as, ...fromText(text, hosts) },
      );
    } catch (cause) {
      problem = (cause as Error).message;
    }
    setFault(problem);
    if (!problem) onClose();
  };
  const faulty = { 'aria-invalid': fault !== '', 'aria-describedby': faultId };
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onKeyDown={({ key, nativeEvent }) =>
        key === 'Escape' && !nativeEvent.isComposing && onClose()
      }
    >
      <TextField
        ref={first}
        label={translate({ message: 'What happens' })}
        value={note}
        maxLength={200}
        onText={setNote}
      />
      {step.kind === 'wait' ? (
        <TextField
          {...faulty}
          label={translate({ message: 'Seconds to wait' })}
          inputMode="numeric"
          value={text}
          onText={setText}
        />
      ) : (
        <>
          <TextField
            {...faulty}
            label={translate({ message: 'Request' })}
            rows={Math.min(18, text.split('\n').length + 1)}
            spellCheck={false}
            autoCapitalize="off"
            value={text}
            onText={setText}
          />
          <TextField
            label={translate(
              { message: 'Name of its response, for {drawn} in later steps' },
              { drawn: '{{name.field}}' },
            )}
            value={as}
            autoCapitalize="off"
            onText={(name) => setAs(name.trim())}
          />
        </>
      )}
      <p id={faultId} role="alert" className={styles.bad}>
        {fault}
      </p>
      <div className={parts.buttons}>
        <Button type="submit" isMain>
          {translate({ message: 'Apply' })}
        </Button>
        <Button onClick={onClose}>{translate({ message: 'Cancel' })}</Button>
      </div>
    </form>
  );
}
