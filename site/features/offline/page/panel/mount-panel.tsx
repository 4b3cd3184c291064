import { createRoot } from 'react-dom/client';
import Part from '../../../../shell/page/error-boundary/part.tsx';
import Panel from './panel.tsx';

/** Puts the panel of the store pack into the static page; answers how to take it out. */
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
