import { translate } from '@docusaurus/Translate';
import type { Island } from '../../../../shell/page/error-boundary/start-isolated.ts';
import { element } from '../../../../shell/page/element.ts';
import { checkForNewBuild } from '../../../../shell/page/error-boundary/new-build.ts';

/** Mounts the panel when it is scrolled into view. */
const offerStorePack: Island = (article, signal) => {
  const place = article.querySelector('[data-store-pack] [data-panel]')!;
  const show = async () => {
    try {
      const { mountPanel } = await import(/* webpackChunkName: "store-pack-panel" */ './panel.tsx');
      mountPanel(place, signal);
    } catch (error) {
      showError();
      checkForNewBuild(error);
    }
  };
  const showError = () => {
    const words = translate({ message: 'The panel did not load. Check that you are online.' });
    const look = { type: 'button', className: 'button button--primary' } as const;
    place.firstElementChild?.replaceChildren(
      element('span', {}, words),
      element('button', { ...look, onclick: () => void show() }, translate({ message: 'Retry' })),
    );
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void show();
  });
  observer.observe(place);
  signal.addEventListener('abort', () => observer.disconnect());
};

export default offerStorePack;
