import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { mayCallLocalhost, localUrlOf } from '../../../sandbox/page/local-servers.ts';
import { apiOf, type Target } from './form-value.ts';
import ServerChoice, { OtherAddress, type TargetChoiceProps } from './server-choice.tsx';
import styles from './try-it.module.css';

/** A choice of the server. No call leaves the page unless the reader chooses so here. */
export default function TargetChoice(props: TargetChoiceProps): ReactNode {
  const { form, scope, state, onChange } = props;
  if (form.servers) return <ServerChoice {...props} />;
  const offersComputer = mayCallLocalhost();
  const targets: [Target, string][] = [
    ['page', 'This page'],
    ...(offersComputer
      ? ([['computer', `A server on this computer (${localUrlOf(apiOf(form))})`]] as [
          Target,
          string,
        ][])
      : []),
    ['other', 'Another address'],
  ];
  return (
    <fieldset className={styles.targets}>
      <legend>{translate({ message: 'Send to' })}</legend>
      {targets.map(([target, label]) => (
        <label key={target}>
          <input
            type="radio"
            name={`${scope}-target`}
            checked={state.target === target}
            onChange={() => onChange({ ...state, target })}
          />
          {label}
        </label>
      ))}
      {state.target === 'other' && <OtherAddress {...props} />}
      {!offersComputer && (
        <p className={styles.help}>
          <Translate values={{ command: <code>npm start</code> }}>
            {
              'This site does not call servers on your computer. A copy that {command} runs there does.'
            }
          </Translate>
        </p>
      )}
    </fieldset>
  );
}
