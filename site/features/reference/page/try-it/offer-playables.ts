import { translate } from '@docusaurus/Translate';
import type { Island } from '../../../../shell/page/error-boundary/start-isolated.ts';
import { checkForNewBuild } from '../../../../shell/page/error-boundary/new-build.ts';
import type { RunExample } from './mount-playable.tsx';

const textOf = (block: Element | null) => block?.querySelector('code')?.textContent ?? '';

/** Runs the printed requests of an article when their buttons are pressed, and fetches the code only then. */
export const offerPlayables: Island = (article, signal) => {
  const mounted = new Map<HTMLElement, RunExample>();
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest('[data-run]');
    const block = button?.closest<HTMLElement>('[data-example]');
    if (block) void play(block, mounted, signal);
  };
  article.addEventListener('click', onClick, { signal });
};

const readExample = (block: HTMLElement) => ({
  request: textOf(block),
  printedAnswer: textOf(block.nextElementSibling),
  printedStatus: Number(block.dataset.status) || undefined,
});

/** The examples to run before this one, in order. */
function prerequisitesOf({ dataset: { after } }: HTMLElement): ReturnType<typeof readExample>[] {
  const before =
    after && document.querySelector<HTMLElement>(`[data-example="${CSS.escape(after)}"]`);
  return before ? [...prerequisitesOf(before), readExample(before)] : [];
}

async function play(
  block: HTMLElement,
  mounted: Map<HTMLElement, RunExample>,
  signal: AbortSignal,
): Promise<void> {
  const status = block.querySelector('[role=status]')!;
  status.textContent = mounted.has(block) ? '' : translate({ message: 'Fetching the sandbox' });
  try {
    const { mountExample } = await import(
      /* webpackChunkName: "sandbox-tools" */ './mount-playable.tsx'
    );
    const run = mounted.get(block) ?? mountExample(block.querySelector('[data-answer]')!, signal);
    mounted.set(block, run);
    status.textContent = '';
    run({ ...readExample(block), before: prerequisitesOf(block) });
  } catch (error) {
    status.textContent = translate({
      message: 'The sandbox did not load. Check that you are online, then run it again.',
    });
    checkForNewBuild(error);
  }
}
