import { createRoot } from 'react-dom/client';
import Part from '../../../../shell/page/error-boundary/part.tsx';
import Panel from './panel.tsx';

/** Mounts the panel in the static page; returns a function that unmounts it. */
export function mountPanel(place: Element): () => void {
  place.replaceChildren();
  const root = createRoot(place);
  root.render(
    <Part name="store pack">
      <Panel />
    </Part>,
  );
  return () => root.unmount();
}
