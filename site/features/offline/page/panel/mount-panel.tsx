import { createPageRoot } from '../../../../shell/page/react-root.ts';
import ErrorBoundary from '../../../../shell/page/error-boundary/error-boundary.tsx';
import Panel from './panel.tsx';

/** Mounts the panel in the static page; returns a function that unmounts it. */
export function mountPanel(place: Element): () => void {
  place.replaceChildren();
  const root = createPageRoot(place);
  root.render(
    <ErrorBoundary name="store pack">
      <Panel />
    </ErrorBoundary>,
  );
  return () => root.unmount();
}
