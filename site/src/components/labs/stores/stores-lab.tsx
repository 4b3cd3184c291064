import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
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
        <legend>
          <Translate>Products that you roll out</Translate>
        </legend>
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
          <Translate>Name of a store</Translate>
          <input
            className={parts.control}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className={parts.main}>
          <Translate>Add the store</Translate>
        </button>
        <FileButton accept=".csv,text/csv" onFile={(file) => void takeFile(file)}>
          <Translate>Import CSV</Translate>
        </FileButton>
        <button
          type="button"
          className={parts.button}
          disabled={stores.length === 0}
          onClick={() => saveFile('stores.csv', 'text/csv', writeCsv(workspace))}
        >
          <Translate>Export CSV</Translate>
        </button>
        <button
          type="button"
          className={parts.button}
          disabled={stores.length === 0}
          onClick={() => printStores(stores, asked)}
        >
          <Translate>Print all stores</Translate>
        </button>
      </form>
      {!isKept && (
        <p role="alert">
          <Translate>
            This browser keeps nothing. Export a file before you close the page.
          </Translate>
        </p>
      )}
      {read && <ImportReport {...read} />}
      {taken && (
        <p role="status">
          <Translate>The store is removed.</Translate>{' '}
          <button type="button" className={parts.button} onClick={() => change(taken)}>
            <Translate>Undo</Translate>
          </button>
        </p>
      )}
      {stores.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Translate>Store</Translate>
              </th>
              <th scope="col">
                <Translate>Left to answer</Translate>
              </th>
              <th scope="col">
                <Translate>What to do</Translate>
              </th>
            </tr>
          </thead>
          <tbody>
            {stores.map((store) => (
              <tr key={store.name}>
                <th scope="row">{store.name}</th>
                <td>
                  <meter max={total} value={total - left(store, asked)} aria-hidden="true" />{' '}
                  {left(store, asked) === 0
                    ? translate({ message: 'Nothing' })
                    : translate(
                        { message: '{left} of {total}' },
                        { left: left(store, asked), total },
                      )}
                </td>
                <td className={styles.actions}>
                  <button
                    type="button"
                    className={parts.button}
                    aria-expanded={store.name === open}
                    aria-label={translate({ message: 'Answer for {name}' }, { name: store.name })}
                    onClick={() => setOpen(store.name === open ? '' : store.name)}
                  >
                    <Translate>Answer</Translate>
                  </button>
                  <button
                    type="button"
                    className={parts.button}
                    aria-label={translate({ message: 'Print {name}' }, { name: store.name })}
                    onClick={() => printStores([store], asked)}
                  >
                    <Translate>Print</Translate>
                  </button>
                  <button
                    type="button"
                    className={parts.button}
                    aria-label={translate({ message: 'Remove {name}' }, { name: store.name })}
                    onClick={() => remove(store.name)}
                  >
                    <Translate>Remove</Translate>
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
