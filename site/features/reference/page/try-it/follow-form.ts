import { useEffect, type RefObject } from 'react';
import { type OperationForm } from '@frontline/api-reference/page';
import { languages } from '@frontline/api-reference/samples';
import type { RawRequest } from '../../../sandbox/page/raw-request.ts';
import { toSample } from './sample-of-request.ts';

/**
 * While a console is open, the code samples of its operation on the page send what the form says. When
 * it is taken out, they are as printed again.
 */
export function useSamplesFollowing(
  console: RefObject<HTMLElement | null>,
  form: OperationForm,
  request: RawRequest | undefined,
): void {
  useEffect(() => {
    const samples = samplesBeside(console.current);
    if (!samples) return undefined;
    const printed = samples.map((code) => code.innerHTML);
    return () => samples.forEach((code, at) => (code.innerHTML = printed[at] ?? ''));
  }, [console]);

  useEffect(() => {
    if (!request) return;
    const sampled = toSample(form, request);
    for (const code of samplesBeside(console.current) ?? []) {
      const own = code.closest<HTMLElement>('[data-language]')?.dataset['language'];
      const text = languages.find(({ id }) => id === own)?.write(sampled);
      // What has not changed keeps its colors.
      if (text !== undefined && text !== code.textContent) code.textContent = text;
    }
  }, [console, form, request]);
}

function samplesBeside(console: HTMLElement | null): HTMLElement[] | undefined {
  const operation = console?.closest('.reference-operation');
  return operation
    ? [...operation.querySelectorAll<HTMLElement>('.reference-sample[data-language] code')]
    : undefined;
}
