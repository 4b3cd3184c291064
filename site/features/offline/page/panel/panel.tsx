import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { filesOf, parts, sumOf, type Part, type PackList } from '../../shared/pack-list.ts';
import { isOutdated } from '../update.ts';
import { mountPart } from '../../../../shell/page/react-root.tsx';
import { savesData } from '../../../../shell/page/schedule.ts';
import { sizeOf } from '../words.ts';
import Actions from './actions.tsx';
import { hasInstallPrompt, takeInstallPrompt } from '../install-prompt.ts';
import styles from './panel.module.css';
import StateLine from './state-line.tsx';
import { usePack, type Pack } from './use-pack.ts';

/** Shows the panel of the store pack in the static page. */
export const mountPanel = (place: Element, signal: AbortSignal): void =>
  mountPart(place, 'store pack', signal)(<Panel />);

/** Sizes, state, buttons, and installation. */
function Panel(): ReactNode {
  const pack = usePack();
  if (!pack.isSupported) {
    return (
      <p role="status">
        <Translate values={{ protocol: <code>https</code> }}>
          {
            'This browser cannot save pages. Use a current browser over {protocol}, and not a private window.'
          }
        </Translate>
      </p>
    );
  }
  if (pack.list?.enabled === false) {
    return (
      <p role="status">
        {translate({
          message: 'Saving is switched off for this site. What was saved before has been removed.',
        })}
      </p>
    );
  }
  return (
    <>
      <Offer pack={pack} />
      <Install />
    </>
  );
}

function Offer({ pack }: { pack: Pack }): ReactNode {
  const { list, saved, step } = pack;
  const [chosen, setChosen] = useState<Part[]>();
  const selectedParts = chosen ?? saved?.parts ?? [...parts];
  const files = list && filesOf(list, selectedParts);
  return (
    <>
      {list && (
        <PartList
          list={list}
          chosen={selectedParts}
          choose={setChosen}
          isBusy={step.name === 'saving' || step.name === 'removing'}
        />
      )}
      {files && (
        <p className={styles.total}>
          {translate(
            { message: '{transfer} to download, {size} on this device. Version {version}.' },
            {
              transfer: sizeOf(sumOf(files, 'transfer')),
              size: sizeOf(sumOf(files, 'bytes')),
              version: list.version,
            },
          )}
        </p>
      )}
      <StateLine pack={pack} parts={selectedParts} />
      <Actions
        pack={pack}
        parts={selectedParts}
        isNew={!saved}
        isOutdated={Boolean(saved && list && isOutdated(saved, list, selectedParts))}
        asksFirst={savesData()}
        size={files && sizeOf(sumOf(files, 'transfer'))}
      />
    </>
  );
}

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;

/** Installation: a button if the browser offers it, otherwise instructions. */
function Install(): ReactNode {
  const [canInstall, setCanInstall] = useState(hasInstallPrompt);
  if (isInstalled()) return null;
  const install = (): void => {
    setCanInstall(false);
    void takeInstallPrompt()?.prompt();
  };
  return (
    <div className={styles.install}>
      <p>
        {canInstall
          ? translate({
              message: 'On a shared device, the docs can have an icon and a window of their own.',
            })
          : translate({
              message:
                'On a shared device, the docs can have an icon of their own: choose “Install” or “Add to Home Screen” in the menu of the browser.',
            })}
      </p>
      {canInstall && (
        <button type="button" className={`button ${styles.quiet}`} onClick={install}>
          {translate({ message: 'Install' })}
        </button>
      )}
    </div>
  );
}

const words: Record<Part, string> = {
  pages: 'Pages, figures and API documents',
  search: 'Search',
  cards: 'Cards, signs and worksheets to print',
  sandbox: 'Sandbox, so that “Try it” works offline',
};

interface PartListProps {
  list: PackList;
  chosen: Part[];
  choose: (parts: Part[]) => void;
  isBusy: boolean;
}

/** The parts of the pack with their sizes. Only the sandbox is optional. */
function PartList({ list, chosen, choose, isBusy }: PartListProps): ReactNode {
  const shown = parts.filter((part) => filesOf(list, [part]).length > 0);
  const toggle = (isIncluded: boolean): void =>
    choose(parts.filter((part) => (part === 'sandbox' ? isIncluded : true)));
  return (
    <ul className={styles.parts}>
      {shown.map((part) => (
        <li key={part}>
          {part === 'sandbox' ? (
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(part)}
                aria-disabled={isBusy}
                onChange={({ target }) => !isBusy && toggle(target.checked)}
              />
              {words[part]}
            </label>
          ) : (
            <span>{words[part]}</span>
          )}
          <span className={styles.size}>{sizeOf(sumOf(filesOf(list, [part]), 'transfer'))}</span>
        </li>
      ))}
    </ul>
  );
}
