import { flushSync } from 'react-dom';
import { createPageRoot } from '../../../shell/page/react-root.ts';
import ErrorBoundary from '../../../shell/page/error-boundary/error-boundary.tsx';
import { labs } from './lab-list.ts';

/**
 * Mounts a lab in the static page; `isClicked` if the reader opened it. Returns a function that unmounts it; rejects
 * if its code does not load.
 */
export async function mountLab(lab: HTMLElement, isClicked: boolean): Promise<() => void> {
  const { lab: name = 'scenario', noun = '', scenario } = lab.dataset;
  const { fetchBody } = labs[name]!;
  const { default: Body } = await fetchBody();
  const place = lab.querySelector('[data-lab-body]')!;
  place.replaceChildren();
  lab.dataset['open'] = '';
  const root = createPageRoot(place);
  // Synchronously, so that preview and lab are never both absent.
  flushSync(() =>
    root.render(
      <ErrorBoundary name={noun}>
        <Body {...(scenario && { scenario, autoplay: isClicked })} />
      </ErrorBoundary>,
    ),
  );
  return () => root.unmount();
}
