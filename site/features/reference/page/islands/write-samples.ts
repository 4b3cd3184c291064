import { translate } from '@docusaurus/Translate';
import { element } from '../../../../shell/page/element.ts';
import { followStored, store, stored } from '../../../../shell/page/stored.ts';
import { type SampleRequest, LANGUAGE_KEY } from '@frontline/api-reference/page';

/** Language of the samples in the HTML. */
const DEFAULT_LANGUAGE = 'curl';

/**
 * A page of a large document has its samples in one language only. Other languages are generated from the
 * requests, which are fetched when a reader first chooses one.
 */
export function writeSamples(frame: HTMLElement, signal: AbortSignal): void {
  const file = frame.querySelector<HTMLElement>('[data-samples]')?.dataset['samples'];
  if (!file) return;
  const root = document.documentElement;
  const samples = [...frame.querySelectorAll<HTMLElement>('.reference-sample')];
  const printed = samples.map((sample) => sample.querySelector('code')?.textContent ?? '');
  let loading: ReturnType<typeof load> | undefined;

  const write = async () => {
    const language = root.dataset['sampleLanguage'] ?? DEFAULT_LANGUAGE;
    if (samples.every((sample) => sample.dataset['language'] === language)) return;
    cloneDefaults();
    const text = language === DEFAULT_LANGUAGE ? printed : await textsIn(language);
    if (language !== (root.dataset['sampleLanguage'] ?? DEFAULT_LANGUAGE)) return;
    samples.forEach((sample, index) => {
      sample.dataset['language'] = text ? language : '';
      sample.querySelector('code')!.textContent = text?.[index] ?? missing();
    });
  };
  /** "Copy as curl" reads these hidden clones, whatever language is shown. */
  let hasClones = false;
  const cloneDefaults = () => {
    if (hasClones) return;
    hasClones = true;
    samples.forEach((sample, index) => {
      const clone = element('div', { hidden: true }, element('code', {}, printed[index] ?? ''));
      clone.dataset['language'] = DEFAULT_LANGUAGE;
      sample.before(clone);
    });
  };
  /** Undefined if the file did not load. */
  const textsIn = async (language: string): Promise<string[] | undefined> => {
    try {
      const { requests, languages } = await (loading ??= load(file));
      const writer = languages.find(({ id }) => id === language);
      return samples.map((sample) => writer?.write(requests[anchorOf(sample)]!) ?? '');
    } catch {
      loading = undefined;
      return undefined;
    }
  };

  const observer = new MutationObserver(() => void write());
  observer.observe(root, { attributeFilter: ['data-sample-language'] });
  void write();
  signal.addEventListener('abort', () => observer.disconnect());
}

const missing = () =>
  translate({
    message: 'The samples did not load. Choose another language, and then this one again.',
  });

/** The radio buttons of an operation are named after its anchor: `create-order--sample`. */
const anchorOf = (sample: HTMLElement): string =>
  sample.parentElement?.querySelector('input')?.name.replace(/--sample$/, '') ?? '';

async function load(file: string) {
  const [{ languages }, response] = await Promise.all([
    import(/* webpackChunkName: "sample-languages" */ '@frontline/api-reference/samples'),
    fetch(file),
  ]);
  if (!response.ok) throw new Error(`${file} answers ${response.status}.`);
  return { languages, requests: (await response.json()) as Record<string, SampleRequest> };
}

/** Applies a chosen language to all samples on every reference page, and remembers it for the next visit. */
export function rememberLanguage(frame: HTMLElement, signal: AbortSignal): void {
  const show = (language: string | null) => {
    const chosen = frame.querySelectorAll<HTMLInputElement>(
      `.reference-samples input[value="${CSS.escape(language ?? '')}"]`,
    );
    if (!language || chosen.length === 0) return;
    document.documentElement.dataset['sampleLanguage'] = language;
    for (const input of chosen) input.checked = true;
  };
  const choose = (event: Event) => {
    const input = event.target as HTMLInputElement;
    if (!input.closest('.reference-samples')) return;
    // Samples above change their height too; the control under the pointer stays in place.
    const before = input.getBoundingClientRect().top;
    show(input.value);
    window.scrollBy({ top: input.getBoundingClientRect().top - before, behavior: 'instant' });
    store(LANGUAGE_KEY, input.value);
  };
  frame.addEventListener('change', choose, { signal });
  followStored(LANGUAGE_KEY, show, signal);
  show(stored(LANGUAGE_KEY));
}
