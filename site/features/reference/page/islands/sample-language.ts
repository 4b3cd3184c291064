import { LANGUAGE_KEY } from '@site/features/reference/shared/constants.ts';

/** A language chosen once is shown in all samples, on every reference page, on the next visit too. */
export function rememberLanguage(frame: HTMLElement): () => void {
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
    // Samples above change their height too; what the reader points at stays where it is.
    const before = input.getBoundingClientRect().top;
    show(input.value);
    window.scrollBy({ top: input.getBoundingClientRect().top - before, behavior: 'instant' });
    remember(input.value);
  };
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === LANGUAGE_KEY) show(newValue);
  };
  frame.addEventListener('change', choose);
  window.addEventListener('storage', follow);
  show(remembered());
  return () => {
    frame.removeEventListener('change', choose);
    window.removeEventListener('storage', follow);
  };
}

/** Browsers that refuse storage still show samples in the language just chosen. */
function remembered(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

function remember(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    document.documentElement.dataset['sampleLanguage'] = language;
  }
}
