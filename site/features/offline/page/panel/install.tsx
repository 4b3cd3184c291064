import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { hasInstallOffer, takeInstallOffer } from '../install-offer.ts';
import styles from './store-pack.module.css';

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;

/** A way to the home screen: a button where the browser offers one, else a sentence. */
export default function Install(): ReactNode {
  const [canInstall, setCanInstall] = useState(hasInstallOffer);
  if (isInstalled()) return null;
  const install = (): void => {
    setCanInstall(false);
    void takeInstallOffer()?.prompt();
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
          <Translate>Install</Translate>
        </button>
      )}
    </div>
  );
}
