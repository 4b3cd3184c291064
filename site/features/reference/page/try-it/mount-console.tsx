import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { OperationForm } from '@frontline/api-reference/page';
import siteConfig from '@generated/docusaurus.config';
import { apiNames } from '../../../sandbox/shared/apis.ts';
import type { Faults } from '../../../sandbox/page/check-request.ts';
import { loadLocalServers } from '../../../sandbox/page/local-servers.ts';
import { toRequest } from '../../../sandbox/page/raw-request.ts';
import { loadCode, openSandbox, type Code } from '../../../sandbox/page/tab.ts';
import ErrorBoundary from '../../../../shell/page/error-boundary/error-boundary.tsx';
import { checkForNewBuild } from '../../../../shell/page/error-boundary/new-build.ts';
import { createPageRoot } from '../../../../shell/page/react-root.tsx';
import { checkForm } from './check-form.ts';
import { buildRequest } from './form-state.ts';
import { apiOf, parameterKey } from './form-value.ts';
import TryIt, { type ConsoleParts, type ConsoleView } from './try-it.tsx';
import styles from './try-it.module.css';
import type { Check } from './use-console.ts';

/** Mounts the console of an operation. A closed one keeps its input and answer. */
export function mountConsole(
  place: HTMLElement,
  onClose: () => void,
): { open: () => void; end: () => void } {
  const { api = '' } = place.dataset;
  const anchor = place.closest('section')?.getAttribute('aria-labelledby');
  const file = `${siteConfig.baseUrl}reference/${api}/${anchor}.form.json`;
  const frame = document.createElement('div');
  const root = createPageRoot(frame);
  const show = (isOpen: boolean) =>
    root.render(
      <ErrorBoundary name="console">
        <Console load={() => loadParts(api, file)} isOpen={isOpen} onClose={close} />
      </ErrorBoundary>,
    );
  const close = () => {
    show(false);
    onClose();
  };
  const open = () => {
    place.replaceChildren(frame);
    show(true);
  };
  return { open, end: () => root.unmount() };
}

interface ConsoleProps extends ConsoleView {
  load: () => Promise<ConsoleParts>;
}

/** A console whose form and check are fetched first, with a button to retry. */
function Console({ load: fetchParts, ...rest }: ConsoleProps): ReactNode {
  const [parts, setParts] = useState<ConsoleParts>();
  const [isMissing, setMissing] = useState(false);
  const load = () => {
    setMissing(false);
    Promise.all([fetchParts(), loadLocalServers()]).then(
      ([loaded]) => setParts(loaded),
      (cause: unknown) => {
        checkForNewBuild(cause);
        setMissing(true);
      },
    );
  };
  useEffect(load, []);
  if (isMissing)
    return (
      <p role="alert">
        {translate({ message: 'The console did not load. Check that you are online.' })}{' '}
        <button type="button" className={styles.small} onClick={load}>
          {translate({ message: 'Retry' })}
        </button>
      </p>
    );
  if (!parts) return <p role="status">{translate({ message: 'Fetching the console' })}</p>;
  return <TryIt {...parts} {...rest} />;
}

/** Loads the form that the build has written, and the servers of an API that has one in this page. */
async function loadParts(api: string, file: string): Promise<ConsoleParts> {
  const isInPage = apiNames.some((name) => name === api);
  // Starts the engine now, so that the first call does not wait for it.
  if (isInPage) openSandbox().catch(() => undefined);
  const [form, check] = await Promise.all([
    loadForm(file),
    isInPage ? loadCode().then(checkOf) : checkForm,
  ]);
  return { form, check };
}

async function loadForm(file: string): Promise<OperationForm> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answers ${response.status}.`);
  return (await response.json()) as OperationForm;
}

/** Validates a form with the in-page server. */
const checkOf =
  ({ checkRequest }: Code): Check =>
  async (form, state) => {
    const request = await buildRequest(form, { ...state, target: 'page', credentials: {} });
    return byPlace(form, await checkRequest(apiOf(form), toRequest(request)));
  };

/** Maps faults to parameter keys: a server names the field but not its location. */
const byPlace = ({ parameters }: OperationForm, faults: Faults): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([field, sentences]) => {
      const own = parameters.find(({ name }) => field === name || field.startsWith(`${name}.`));
      return [own ? parameterKey(own) + field.slice(own.name.length) : field, sentences];
    }),
  );
