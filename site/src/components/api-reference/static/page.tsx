import type { CSSProperties, ReactNode } from 'react';
import {
  LANGUAGE_KEY,
  NAVIGATION_WIDTH,
  SCROLL_OFFSET,
} from '../../../../plugins/api-reference/constants.ts';
import Credentials from './credentials.tsx';
import Errors from './errors.tsx';
import Heading from './heading.tsx';
import Navigation from './navigation.tsx';
import OperationSection from './operation.tsx';
import Overview from './overview.tsx';
import type { PageContext } from './page-context.ts';
import Prose from './prose.tsx';
import Schemas from './schemas.tsx';

const sizes = {
  '--reference-navigation-width': `${NAVIGATION_WIDTH}px`,
  '--reference-scroll-offset': `${SCROLL_OFFSET}px`,
} as CSSProperties;

/** Shows the remembered language before the first paint, so that nothing moves afterwards. */
const rememberedLanguage = `try{var l=localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)});if(l)document.documentElement.dataset.sampleLanguage=l}catch(e){}`;

/** A whole reference page below its title. */
export default function Page({ page }: { page: PageContext }): ReactNode {
  return (
    <div className="reference" style={sizes}>
      <script dangerouslySetInnerHTML={{ __html: rememberedLanguage }} />
      <Navigation page={page} />
      <div className="reference-text">
        <Overview page={page} />
        {page.model.credentials.length > 0 && <Credentials page={page} />}
        {page.model.groups.map(({ name, anchor, description, operations }) => (
          <section key={anchor} aria-labelledby={anchor}>
            <Heading level={2} id={anchor}>
              {name}
            </Heading>
            <Prose markdown={description} />
            {operations.map((operation) => (
              <OperationSection key={operation.anchor} operation={operation} page={page} />
            ))}
          </section>
        ))}
        <Errors page={page} />
        <Schemas page={page} />
      </div>
    </div>
  );
}
