import { mountPart } from '../../../shell/page/react-root.tsx';
import { labs } from './lab-list.ts';

/** Mounts a lab in the static page; `isClicked` if the reader opened it. Rejects if its code does not load. */
export async function mountLab(
  lab: HTMLElement,
  isClicked: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { lab: name = 'scenario', noun = '', scenario } = lab.dataset;
  const { default: Body } = await labs[name]!.fetchBody();
  lab.dataset['open'] = '';
  const show = mountPart(lab.querySelector('[data-lab-body]')!, noun, signal);
  show(<Body {...(scenario && { scenario, autoplay: isClicked })} />);
}
