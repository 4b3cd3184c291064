import { useEffect, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import parts from '../../labs/page/parts.module.css';
import { writeAddress } from './address.ts';
import type { FileKind } from './files.ts';
import styles from './scenario.module.css';
import type { ScenarioPlayer } from './use-scenario.ts';

const kinds: [kind: FileKind, words: string][] = [
  ['curl', 'Script for curl'],
  ['postman', 'Postman collection'],
  ['http', '.http file'],
  ['vitest', 'Test for vitest'],
  ['report', 'Report for a ticket'],
];

/** More than this many characters, and some programs cut an address. */
const usual = 2_000;

/** Hands a scenario on: as a link that carries it whole, or as a file. */
export default function Share({ player }: { player: ScenarioPlayer }): ReactNode {
  const { scenario, items, name, isBusy } = player;
  const [address, setAddress] = useState('');
  // The link is that of the scenario as it was.
  useEffect(() => setAddress(''), [items, name]);

  const copy = async () => {
    try {
      const made = await writeAddress(scenario);
      setAddress(made);
      const long =
        made.length > usual ? ` It has ${made.length} characters: some programs cut it.` : '';
      const copied = await navigator.clipboard.writeText(made).then(
        () => 'The link is copied. It holds the whole scenario, and nothing is stored.',
        () => 'The link stands below: copy it by hand.',
      );
      player.tell(copied + long);
    } catch (cause) {
      player.fail(cause);
    }
  };
  const save = async (kind: FileKind) => {
    try {
      const { saveScenario } = await import(
        /* webpackChunkName: "lab-scenario-files" */ './files.ts'
      );
      const link = await writeAddress(scenario);
      const outcomes = await player.playTo(items.length);
      if (outcomes) await saveScenario(kind, { scenario, outcomes, link });
    } catch (cause) {
      player.fail(cause);
    }
  };
  return (
    <div className={styles.share}>
      <button type="button" className={parts.main} onClick={() => void copy()}>
        <Translate>Copy the link</Translate>
      </button>
      <details className={styles.more}>
        <summary>
          <Translate>Save as file</Translate>
        </summary>
        <div className={parts.buttons}>
          {kinds.map(([kind, words]) => (
            <button
              key={kind}
              type="button"
              className={parts.button}
              disabled={isBusy}
              onClick={() => void save(kind)}
            >
              {words}
            </button>
          ))}
        </div>
      </details>
      {address && (
        <input
          className={`${parts.control} ${parts.code}`}
          aria-label={translate({ message: 'Link to the scenario' })}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
