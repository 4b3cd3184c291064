import { createRoot } from 'react-dom/client';
import ErrorBoundary from '../../../../shell/page/error-boundary/error-boundary.tsx';
import Panel from './panel.tsx';

/** Mounts the panel in the static page; returns a function that unmounts it. */
export function mountPanel(place: Element): () => void {
  place.replaceChildren();
  const root = createRoot(place);
  root.render(
    <ErrorBoundary name="store pack">
      <Panel />
    </ErrorBoundary>,
  );
  return () => root.unmount();
}
