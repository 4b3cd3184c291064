import type { ReactNode } from 'react';
import FieldList from './fields.tsx';
import type { Operation, PageContext } from './page-context.ts';

const TITLES = {
  path: 'In the path',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

interface ParametersProps {
  operation: Operation;
  page: PageContext;
}

/** What an operation takes beside its body, by where it stands in the request. */
export default function Parameters({ operation, page }: ParametersProps): ReactNode {
  return operation.parameters.map(({ place, fields }) => (
    <div key={place}>
      <h4>{TITLES[place]}</h4>
      <FieldList fields={fields} page={page} label={`${TITLES[place]}: ${operation.summary}`} />
    </div>
  ));
}
