import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { TestRecord } from '../shared/record.ts';

interface TestTableProps {
  /** The record of the sources of this build. */
  record: TestRecord | null;
  /** URL of the badge, which exists if there is a record. */
  badge: string;
}

/** The record as a table with the badge; without a record, a sentence. */
export default function TestTable({ record, badge }: TestTableProps): ReactNode {
  if (!record) {
    return (
      <p>
        {translate({
          message:
            'The record of what the tests executed is written with each release; this copy was built between two releases.',
        })}
      </p>
    );
  }
  const day = new Date(record.date).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <>
      <p>
        <img
          src={badge}
          alt={translate({ message: 'Tests passed on {day}' }, { day })}
          height={20}
        />
      </p>
      <p>
        {translate(
          { message: 'All tests passed on {day}, with the exact files of this build.' },
          { day },
        )}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate({ message: 'What was executed' })}</th>
            <th scope="col">{translate({ message: 'How much' })}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(record).map(([what, much]) => (
            <tr key={what}>
              <td>{what}</td>
              <td>{much}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function rowsOf(record: TestRecord): [what: string, much: string][] {
  const { pages, looks } = record;
  return [
    ['Printed requests sent, responses compared', number(record.examples)],
    [
      'Operations and their documented responses reached',
      `${number(record.operations)} operations, ${number(record.statuses)} answers`,
    ],
    ['Reference servers', record.servers.join(', ')],
    ['Database engines', record.engines.join(', ')],
    ['Browser engines', record.browsers.join(', ')],
    [
      'Links followed',
      `${number(record.links)} addresses, ${number(record.anchors)} places within pages`,
    ],
    [
      'Accessibility, rules of axe-core',
      `${number(pages)} pages (${looks.join(', ')}), no violation`,
    ],
    ['Tests', `${number(record.passed)} passed, ${number(record.skipped)} skipped`],
  ];
}

const number = (count: number): string => count.toLocaleString('en-US');
