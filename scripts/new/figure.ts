import { kebab, writeNew, type Made } from './made.ts';

/** `npm run new -- figure night-shift` */
export function newFigure(root: string, [given]: string[]): Made {
  const name = kebab('name of a figure', given);
  const component = `${name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}Figure`;
  const file = writeNew(root, `site/features/figures/page/${name}.tsx`, textOf(component));
  return {
    written: [file],
    left: [
      `${file}: what it shows; other shapes are in site/features/figures/page/drawing/. The description tells it to whoever cannot see it.`,
      `<Figure name="${name}" /> on the page that shows it, on a line of its own.`,
      'npm run dev, and look at it: wide, 390 px, light, dark, print.',
    ],
  };
}

const textOf = (component: string): string => `import type { ReactNode } from 'react';
import Ladder from './drawing/ladder.tsx';

export function ${component}(): ReactNode {
  return (
    <Ladder
      title="What the figure answers"
      description="The same in whole sentences."
      rungs={[{ ask: ['A question?'], then: ['What to do'], to: '/docs/support' }]}
      last={{ then: ['What else', 'to do'], to: '/docs/support' }}
    />
  );
}
`;
