import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import parts from '../../labs/page/parts.module.css';
import { scenarioUrl } from './address.ts';
import type { FileKind } from './files.ts';
import Button from '../../labs/page/button.tsx';
import { copyText } from '../../labs/page/save-file.ts';
import styles from './scenario.module.css';
import type { ScenarioPlayer } from './use-scenario.ts';

const kinds: [kind: FileKind, words: string][] = [
  ['curl', 'Script for curl'],
  ['postman', 'Postman collection'],
  ['http', '.http file'],
  ['vitest', 'Test for vitest'],
  ['report', 'Report for a ticket'],
];

/** Characters beyond which some programs truncate a URL. */
const MAX_SAFE_LENGTH = 2_000;

const unshared = { shownUrl: '', message: '' };

/** Shares a scenario: as a link that contains it, or as a file. */
export default function Share({ player }: { player: ScenarioPlayer }): ReactNode {
  const { scenario, items, name, isBusy } = player;
  const [{ shownUrl, message }, setShared] = useState(unshared);
  // The link is outdated once the scenario changes.
  useEffect(() => setShared(unshared), [items, name]);

  const copy = async () => {
    try {
      const url = await scenarioUrl(scenario);
      const long =
        url.length > MAX_SAFE_LENGTH
          ? ` It has ${url.length} characters: some programs truncate it.`
          : '';
      const copied = await copyText(url).then(
        () => 'The link is copied. It contains the whole scenario, and nothing is stored.',
        () => 'Copy the link above by hand.',
      );
      setShared({ shownUrl: url, message: copied + long });
    } catch (cause) {
      player.fail(cause);
    }
  };
  const save = async (kind: FileKind) => {
    try {
      const { saveScenario } = await import(
        /* webpackChunkName: "lab-scenario-files" */ './files.ts'
      );
      const link = kind === 'report' ? await scenarioUrl(scenario) : '';
      const outcomes = await player.playTo(items.length);
      if (outcomes) await saveScenario(kind, { scenario, outcomes, link });
    } catch (cause) {
      player.fail(cause);
    }
  };
  return (
    <div className={styles.share}>
      <Button isMain onClick={() => void copy()}>
        {translate({ message: 'Copy the link' })}
      </Button>
      <details className={styles.more}>
        <summary>{translate({ message: 'Save as file' })}</summary>
        <div className={parts.buttons}>
          {kinds.map(([kind, words]) => (
            <Button key={kind} disabled={isBusy} onClick={() => void save(kind)}>
              {words}
            </Button>
          ))}
        </div>
      </details>
      {shownUrl && (
        <input
          className={`${parts.control} ${parts.code}`}
          aria-label={translate({ message: 'Link to the scenario' })}
          readOnly
          value={shownUrl}
          onFocus={({ target }) => target.select()}
        />
      )}
      <p role="status" className={styles.said}>
        {message}
      </p>
    </div>
  );
}
