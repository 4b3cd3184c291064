import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { stories, type StoryName } from '../shared/index.ts';
import { labs } from '../../labs/page/lab-list.ts';
import frame from '../../labs/page/lab.module.css';
import StepList from './step-list.tsx';

/** A story that a page tells: a list of requests to be read, until the reader plays it (offer-labs.ts). */
export default function Story({ name }: { name: StoryName }): ReactNode {
  const { title, noun, anchor } = labs.story;
  const story = stories[name];
  useBrokenLinks().collectAnchor(anchor!);
  return (
    <section
      id={anchor}
      tabIndex={-1}
      className={frame.lab}
      aria-label={`${title}: ${story.name}`}
      data-noun={noun}
      data-story={name}
    >
      <div className={frame.head}>
        <p className={frame.title}>
          {title}: {story.name}
        </p>
        <p className={`needs-scripts ${frame.open}`}>
          <span role="status" />
          <button type="button" className="button button--primary">
            <Translate values={{ noun }}>{'Play the {noun}'}</Translate>
          </button>
        </p>
      </div>
      <p className={frame.about}>{story.about}</p>
      <div data-lab-body>
        <div data-lab-picture>
          <StepList {...story} />
        </div>
      </div>
    </section>
  );
}
