import { translate } from '@docusaurus/Translate';
import type { Island } from '../../../shell/page/error-boundary/start-isolated.ts';
import { checkForNewBuild } from '../../../shell/page/error-boundary/new-build.ts';

/** Distance below the viewport at which a lab opens that opens by itself or is named by the URL. */
const NEAR = '200px';

/** Opens the labs of an article on click or on scroll. */
export const offerLabs: Island = (article, signal) => {
  for (const lab of article.querySelectorAll<HTMLElement>('[data-noun]')) {
    const open = (isClicked: boolean) => void openLab(lab, isClicked, signal);
    lab.querySelector('button')?.addEventListener('click', () => open(true));
    // A click on the preview opens the lab, too; a list of steps has no inert preview.
    const preview = lab.querySelector('[data-lab-body]:has(> [inert])');
    preview?.addEventListener('click', () => open(true));
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        open(false);
      },
      { rootMargin: NEAR },
    );
    // The fragment may name a lab and pass it a value: `#lab`, `#scenario=…`. The browser does not scroll to the
    // latter.
    const checkFragment = () => {
      const [name, value] = location.hash.slice(1).split('=');
      const isNamed = lab.contains(document.getElementById(name!));
      if (isNamed && value) lab.scrollIntoView();
      if (isNamed || 'opensNear' in lab.dataset) observer.observe(lab);
    };
    checkFragment();
    addEventListener('hashchange', checkFragment, { signal });
    signal.addEventListener('abort', () => observer.disconnect());
  }
};

/** Opens a lab once; its button is disabled unless loading fails. */
async function openLab(lab: HTMLElement, isClicked: boolean, signal: AbortSignal): Promise<void> {
  const button = lab.querySelector('button');
  const status = lab.querySelector('[role=status]');
  if (!button || !status || button.ariaDisabled === 'true') return;
  const { noun = '' } = lab.dataset;
  button.ariaDisabled = 'true';
  status.textContent = '';
  // Keeps its width, so that the title beside it does not wrap again.
  button.style.minWidth = `${button.offsetWidth}px`;
  button.textContent = translate({ message: 'Fetching' });
  try {
    const { mountLab } = await import(/* webpackChunkName: "labs" */ './mount-lab.tsx');
    await mountLab(lab, isClicked, signal);
    // The button is now hidden, and the focus would be lost if the lab did not take it.
    const { activeElement } = document;
    if (isClicked && (activeElement === button || !lab.contains(activeElement)))
      lab.focus({ preventScroll: true });
  } catch (error) {
    button.ariaDisabled = null;
    button.textContent = translate({ message: 'Retry' });
    status.textContent = translate(
      { message: 'The {noun} did not load. Check that you are online.' },
      { noun },
    );
    checkForNewBuild(error);
  }
}
