import { useState, type ReactNode } from 'react';
import { products } from '../../../../products.ts';
import FileButton from '../file-button.tsx';
import parts from '../parts.module.css';
import { readCsv, writeCsv, type ReadStores } from './csv.ts';
import ImportReport from './import-report.tsx';
import { printStores } from './print-stores.ts';
import StoreForm from './store-form.tsx';
import { saveFile } from '../save-file.ts';
import { empty, isNamed, keep, left, merged, recall, sheetsOf, type Workspace } from './stores.ts';
import styles from './stores.module.css';

/** The worksheets of all stores, kept on this device. */
export default function StoresLab(): ReactNode {
  const [workspace, setWorkspace] = useState(() =>
    typeof window === 'undefined' ? empty : recall(),
  );
  const [open, setOpen] = useState('');
  const [name, setName] = useState('');
  const [read, setRead] = useState<ReadStores>();
  const [taken, setTaken] = useState<Workspace>();
  const [isKept, setIsKept] = useState(true);

  const change = (next: Workspace) => {
    setWorkspace(next);
    setIsKept(keep(next));
    setTaken(undefined);
  };
  const { stores } = workspace;
  const asked = sheetsOf(workspace);
  const total = asked.reduce((sum, { questions }) => sum + questions.length, 0);
  const opened = stores.find((store) => store.name === open);
  const add = () => {
    const known = stores.find((store) => isNamed(store, name));
    if (!known) change(merged(workspace, [{ name, answers: {} }]));
    setOpen(known?.name ?? name.trim());
    setName('');
  };
  const remove = (of: string) => {
    change({ ...workspace, stores: stores.filter((store) => store.name !== of) });
    setTaken(workspace);
  };
  const takeFile = async (file: File) => {
    const found = readCsv(await file.text());
    change(merged(workspace, found.stores));
    setRead(found);
  };
  return (
    <div className={styles.workspace}>
      <fieldset className={styles.products}>
        <legend>Products that you roll out</legend>
        {products.map(({ slug, name }) => (
          <label key={slug}>
            <input
              type="checkbox"
              checked={workspace.products.includes(slug)}
              onChange={({ target }) =>
                change({
                  ...workspace,
                  products: target.checked
                    ? [...workspace.products, slug]
                    : workspace.products.filter((one) => one !== slug),
                })
              }
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      <form
        className={parts.buttons}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) add();
        }}
      >
        <label className={parts.field}>
          Name of a store
          <input
            className={parts.control}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className={parts.main}>
          Add the store
        </button>
        <FileButton accept=".csv,text/csv" onFile={(file) => void takeFile(file)}>
          Import CSV
        </FileButton>
        <button
          type="button"
          className={parts.button}
          disabled={stores.length === 0}
          onClick={() => saveFile('stores.csv', 'text/csv', writeCsv(workspace))}
        >
          Export CSV
        </button>
        <button
          type="button"
          className={parts.button}
          disabled={stores.length === 0}
          onClick={() => printStores(stores, asked)}
        >
          Print all stores
        </button>
      </form>
      {!isKept && (
        <p role="alert">This browser keeps nothing. Export a file before you close the page.</p>
      )}
      {read && <ImportReport {...read} />}
      {taken && (
        <p role="status">
          The store is removed.{' '}
          <button type="button" className={parts.button} onClick={() => change(taken)}>
            Undo
          </button>
        </p>
      )}
      {stores.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Store</th>
              <th scope="col">Left to answer</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          <tbody>
            {stores.map((store) => (
              <tr key={store.name}>
                <th scope="row">{store.name}</th>
                <td>
                  <meter max={total} value={total - left(store, asked)} aria-hidden="true" />{' '}
                  {left(store, asked) === 0 ? 'Nothing' : `${left(store, asked)} of ${total}`}
                </td>
                <td className={styles.actions}>
                  <button
                    type="button"
                    className={parts.button}
                    aria-expanded={store.name === open}
                    aria-label={`Answer for ${store.name}`}
                    onClick={() => setOpen(store.name === open ? '' : store.name)}
                  >
                    Answer
                  </button>
                  <button
                    type="button"
                    className={parts.button}
                    aria-label={`Print ${store.name}`}
                    onClick={() => printStores([store], asked)}
                  >
                    Print
                  </button>
                  <button
                    type="button"
                    className={parts.button}
                    aria-label={`Remove ${store.name}`}
                    onClick={() => remove(store.name)}
                  >
                    Remove
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {opened && (
        <StoreForm
          store={opened}
          asked={asked}
          onAnswer={(column, answer) =>
            change({
              ...workspace,
              stores: stores.map((store) =>
                store === opened
                  ? { ...store, answers: { ...store.answers, [column]: answer } }
                  : store,
              ),
            })
          }
        />
      )}
    </div>
  );
}
