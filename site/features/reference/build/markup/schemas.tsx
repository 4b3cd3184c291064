import type { ReactNode } from 'react';
import { FieldsOf } from './fields.tsx';
import Heading from './heading.tsx';
import type { PageContext } from './page-context.ts';
import Prose from './prose.tsx';

/** Every named schema with all its fields. */
export default function Schemas({ page }: { page: PageContext }): ReactNode {
  const { schemas } = page.shown;
  if (schemas.length === 0) return null;
  return (
    <section aria-labelledby="schemas">
      <Heading level={2} id="schemas">
        Schemas
      </Heading>
      {schemas.map(({ name, anchor, shape }) => (
        <div key={name} className="reference-schema">
          <Heading level={3} id={anchor}>
            {name}
          </Heading>
          <Prose markdown={shape.description} />
          <FieldsOf shape={shape} page={page} label={`Fields of ${name}`} isDescribed />
        </div>
      ))}
    </section>
  );
}
