import useBaseUrl from '@docusaurus/useBaseUrl';
import record from '@generated/tested/default/record.json';
import type { ReactNode } from 'react';
import TestTable from './test-table.tsx';

/** What the tests executed for this build, from their record. */
export default function Tested(): ReactNode {
  const badge = useBaseUrl('/tested.svg');
  return <TestTable record={record} badge={badge} />;
}
