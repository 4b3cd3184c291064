import { StorePackError } from '../store-pack-error.ts';

/** What went wrong while saving, in a sentence that says what to do. */
export function failureText(error: unknown): string {
  if (!(error instanceof StorePackError)) {
    return 'The site did not answer. Check that you are online, then try again.';
  }
  const { reason, file } = error;
  const texts = {
    full: 'This browser has no room left for the pack. Free some space on the device, or leave the sandbox out, then try again.',
    'not arrived': `The file ${file} did not arrive. What has arrived is kept: check that you are online, then try again.`,
    differs: `The file ${file} is not the one this version names. The site may be changing right now: try again in a few minutes.`,
    busy: 'Another tab is saving the pack. Wait until it is done there.',
  };
  return texts[reason];
}
