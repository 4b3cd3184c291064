import { translate } from '@docusaurus/Translate';
import type { Island } from '../../../shell/page/error-boundary/start-part.ts';
import { askAfter } from '../../../shell/page/error-boundary/new-build.ts';

/** How far below the window a lab begins that opens by itself: of its own, or because the address names it. */
const NEAR = '200px';

/** Opens the labs of an article: by their buttons, or when they are scrolled to. */
export const offerLabs: Island = (article) => {
  const ends: (() => void)[] = [];
  for (const lab of article.querySelectorAll<HTMLElement>('[data-noun]')) {
    const open = async (isAsked: boolean) => {
      const end = await openLab(lab, isAsked);
      if (end) ends.push(end);
    };
    lab.querySelector('button')?.addEventListener('click', () => void open(true));
    // The whole picture opens the lab too; a list of steps is there to be read.
    lab
      .querySelector('[data-lab-body]:has(> [inert])')
      ?.addEventListener('click', () => void open(true));
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void open(false);
      },
      { rootMargin: NEAR },
    );
    // The address may name a lab and hand it something: `#lab`, `#scenario=…`. Such a place no browser finds.
    const arrive = () => {
      const [name, given] = location.hash.slice(1).split('=');
      const isNamed = lab.contains(document.getElementById(name!));
      if (isNamed && given) lab.scrollIntoView();
      if (isNamed || 'opensNear' in lab.dataset) observer.observe(lab);
    };
    arrive();
    addEventListener('hashchange', arrive);
    ends.push(() => {
      observer.disconnect();
      removeEventListener('hashchange', arrive);
    });
  }
  return () => ends.forEach((end) => end());
};

/** Opens a lab once: its button is not pressed again unless the lab did not come. */
async function openLab(lab: HTMLElement, isAsked: boolean): Promise<(() => void) | undefined> {
  const button = lab.querySelector('button');
  const status = lab.querySelector('[role=status]');
  if (!button || !status || button.ariaDisabled === 'true') return undefined;
  const { noun = '' } = lab.dataset;
  button.ariaDisabled = 'true';
  status.textContent = '';
  // As wide as before, so that the title beside it does not wrap anew.
  button.style.minWidth = `${button.offsetWidth}px`;
  button.textContent = translate({ message: 'Fetching' });
  try {
    const { mountLab } = await import(/* webpackChunkName: "labs" */ './mount-lab.tsx');
    const end = await mountLab(lab, isAsked);
    // The button that opened the lab is hidden, and the focus with it, if the lab has not taken it.
    const { activeElement } = document;
    if (isAsked && (activeElement === button || !lab.contains(activeElement)))
      lab.focus({ preventScroll: true });
    return end;
  } catch (error) {
    button.ariaDisabled = null;
    button.textContent = translate({ message: 'Retry' });
    status.textContent = translate(
      { message: 'The {noun} did not load. Check that you are online.' },
      { noun },
    );
    askAfter(error);
    return undefined;
  }
}
