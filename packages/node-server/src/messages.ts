import { SettingsError } from './environment.ts';
import { redact } from './redact.ts';

/** What to print of an error that ends a command. Our own sentences quote no secret as they are. */
export function messageOf(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  return redact(error instanceof Error ? error.message : String(error));
}
