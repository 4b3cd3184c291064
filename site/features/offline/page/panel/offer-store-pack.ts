import { translate } from '@docusaurus/Translate';
import type { Island } from '../../../../shell/page/error-boundary/start-isolated.ts';
import { checkForNewBuild } from '../../../../shell/page/error-boundary/new-build.ts';

/** Mounts the panel when it is scrolled into view. */
const offerStorePack: Island = (article) => {
  const place = article.querySelector('[data-store-pack] [data-panel]')!;
  let end: () => void = () => undefined;
  const show = async () => {
    try {
      const { mountPanel } = await import(
        /* webpackChunkName: "store-pack-panel" */ './mount-panel.tsx'
      );
      end = mountPanel(place);
    } catch (error) {
      showError();
      checkForNewBuild(error);
    }
  };
  const showError = () => {
    const words = document.createElement('span');
    words.textContent = translate({
      message: 'The panel did not load. Check that you are online.',
    });
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.className = 'button button--primary';
    retry.textContent = translate({ message: 'Retry' });
    retry.onclick = () => void show();
    place.firstElementChild?.replaceChildren(words, retry);
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void show();
  });
  observer.observe(place);
  return () => {
    observer.disconnect();
    end();
  };
};

export default offerStorePack;
