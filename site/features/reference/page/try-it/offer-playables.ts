import { translate } from '@docusaurus/Translate';
import type { Island } from '../../../../shell/page/error-boundary/start-part.ts';
import { askAfter } from '../../../../shell/page/error-boundary/new-build.ts';
import type { Playing } from './mount-playable.tsx';

const textOf = (block: Element | null) => block?.querySelector('code')?.textContent ?? '';

/** Runs the printed requests of an article when their buttons are pressed. Nothing is fetched before. */
export const offerPlayables: Island = (article) => {
  const playing = new Map<HTMLElement, Playing>();
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest('[data-run]');
    const block = button?.closest<HTMLElement>('[data-example]');
    if (block) void play(block, playing);
  };
  article.addEventListener('click', onClick);
  return () => {
    article.removeEventListener('click', onClick);
    for (const one of playing.values()) one.end();
  };
};

const printedBy = (block: HTMLElement) => ({
  request: textOf(block),
  printedAnswer: textOf(block.nextElementSibling),
  printedStatus: Number(block.dataset.status) || undefined,
});

/** The examples that a page runs before this one, first one first. */
function forerunnersOf({ dataset: { after } }: HTMLElement): ReturnType<typeof printedBy>[] {
  const before =
    after && document.querySelector<HTMLElement>(`[data-example="${CSS.escape(after)}"]`);
  return before ? [...forerunnersOf(before), printedBy(before)] : [];
}

async function play(block: HTMLElement, playing: Map<HTMLElement, Playing>): Promise<void> {
  const told = block.querySelector('[role=status]')!;
  told.textContent = playing.has(block) ? '' : translate({ message: 'Fetching the sandbox' });
  try {
    const { startPlaying } = await import(
      /* webpackChunkName: "sandbox-tools" */ './mount-playable.tsx'
    );
    const own = playing.get(block) ?? startPlaying(block.querySelector('[data-answer]')!);
    playing.set(block, own);
    told.textContent = '';
    own.run({ ...printedBy(block), before: forerunnersOf(block) });
  } catch (error) {
    told.textContent = translate({
      message: 'The sandbox did not load. Check that you are online, then run it again.',
    });
    askAfter(error);
  }
}
