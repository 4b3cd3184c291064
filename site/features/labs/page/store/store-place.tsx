import type { ReactNode } from 'react';
import { store } from '../lab-list.ts';
import StoreView from './store-view.tsx';

/** Where the store of the home page is played: a still picture until its button is pressed (offer-labs.ts). */
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
