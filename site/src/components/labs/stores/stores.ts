import { sheets, type Sheet } from '../../../../store-questions.ts';

/** One store, and what is settled for it: answers by `product: question`. */
export interface Store {
  name: string;
  answers: Record<string, string>;
}

/** What this device keeps. */
export interface Workspace {
  /** The slugs of the products that are rolled out. */
  products: string[];
  stores: Store[];
}

const KEY = 'docs.stores';
export const empty: Workspace = { products: ['call-for-help'], stores: [] };

/** The column of a question in a file, and its key among the answers: `call-for-help: Survey: yes or no`. */
export const columnOf = (product: string, question: string): string => `${product}: ${question}`;

export const sheetsOf = ({ products }: Workspace): Sheet[] =>
  sheets.filter(({ product }) => products.includes(product));

/** How many questions of the products are not answered yet. */
export const left = (store: Store, of: Sheet[]): number =>
  of
    .flatMap(({ product, questions }) => questions.map((one) => columnOf(product, one)))
    .filter((column) => !answerTo(store, column).trim()).length;

export const answerTo = ({ answers }: Store, column: string): string =>
  Object.hasOwn(answers, column) ? answers[column]! : '';

/** Two names are one store when they differ by case and spaces only. */
export const isNamed = (store: Store, name: string): boolean => plain(store.name) === plain(name);
const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Adds the answers of other stores to those there are. A cell that is empty takes nothing away. */
export function merged(workspace: Workspace, others: Store[]): Workspace {
  const stores = [...workspace.stores];
  for (const other of others) {
    const at = stores.findIndex((store) => isNamed(store, other.name));
    const given = Object.fromEntries(
      Object.entries(other.answers).filter(([, answer]) => answer.trim() !== ''),
    );
    if (at < 0) stores.push({ name: other.name.trim(), answers: given });
    else stores[at] = { ...stores[at]!, answers: { ...stores[at]!.answers, ...given } };
  }
  return { ...workspace, stores };
}

/** What this device has kept; the empty workspace where it has nothing, or nothing that can be read. */
export function recall(): Workspace {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isWorkspace(found) ? found : empty;
  } catch {
    return empty;
  }
}

/** Keeps the workspace on this device. Answers whether that worked. */
export function keep(workspace: Workspace): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(workspace));
    return true;
  } catch {
    return false;
  }
}

function isWorkspace(found: unknown): found is Workspace {
  const { products, stores } = (found ?? {}) as Partial<Workspace>;
  return (
    Array.isArray(products) &&
    Array.isArray(stores) &&
    stores.every(
      (store: unknown) =>
        typeof (store as Store | null)?.name === 'string' &&
        typeof (store as Store).answers === 'object',
    )
  );
}
