import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Part from '../../../shell/page/error-boundary/part.tsx';
import { labs } from './lab-list.ts';

/**
 * Puts a lab into its place in the static page, `isAsked` where the reader has pressed for it. Answers how to take it
 * out; rejects where its code does not arrive.
 */
export async function mountLab(lab: HTMLElement, isAsked: boolean): Promise<() => void> {
  const { lab: name = 'scenario', noun = '', scenario } = lab.dataset;
  const { fetchBody } = labs[name]!;
  const { default: Body } = await fetchBody();
  const place = lab.querySelector('[data-lab-body]')!;
  place.replaceChildren();
  lab.dataset['open'] = '';
  const root = createRoot(place);
  // At once: between the picture of the lab and the lab itself nobody sees an empty place.
  flushSync(() =>
    root.render(
      <Part name={noun}>
        <Body {...(scenario && { scenario, plays: isAsked })} />
      </Part>,
    ),
  );
  return () => root.unmount();
}
