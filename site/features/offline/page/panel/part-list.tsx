import type { ReactNode } from 'react';
import { filesOf, parts, sumOf, type PackList, type Part } from '../../shared/pack-list.ts';
import { sizeOf } from '../words.ts';
import styles from './store-pack.module.css';

const words: Record<Part, string> = {
  pages: 'Pages, figures and API documents',
  search: 'Search',
  cards: 'Cards, signs and worksheets to print',
  sandbox: 'Sandbox, so that “Try it” works offline',
};

interface PartListProps {
  list: PackList;
  chosen: Part[];
  choose: (parts: Part[]) => void;
  isBusy: boolean;
}

/** What the pack holds, each with its size. Only the sandbox can be left out. */
export default function PartList({ list, chosen, choose, isBusy }: PartListProps): ReactNode {
  const shown = parts.filter((part) => filesOf(list, [part]).length > 0);
  const toggle = (isIn: boolean): void =>
    choose(parts.filter((part) => (part === 'sandbox' ? isIn : true)));
  return (
    <ul className={styles.parts}>
      {shown.map((part) => (
        <li key={part}>
          {part === 'sandbox' ? (
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(part)}
                disabled={isBusy}
                onChange={({ target }) => toggle(target.checked)}
              />
              {words[part]}
            </label>
          ) : (
            <span>{words[part]}</span>
          )}
          <span className={styles.size}>{sizeOf(sumOf(filesOf(list, [part]), 'transfer'))}</span>
        </li>
      ))}
    </ul>
  );
}
