import type { ReactNode } from 'react';
import { store } from '../lab-list.ts';
import StoreView from './store-view.tsx';

/** The store on the home page: a static preview until its button is clicked (offer-labs.ts). */
export default function StorePlace(): ReactNode {
  const { title, about, noun } = store;
  return (
    <section tabIndex={-1} aria-label={title} data-lab="store" data-noun={noun}>
      <p className="heard">{title}</p>
      <p className="heard">{about}</p>
      <div data-lab-body>
        <div data-lab-picture>
          <StoreView />
        </div>
      </div>
    </section>
  );
}
