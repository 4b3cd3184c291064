/**
 * Whether a press may go on: a button without a registered address must not send one, a button with
 * one must send exactly it. Letter case and the separators `:`, `-` and `.` make no difference.
 */
export function macAddressMatches(
  registered: string | null,
  sent: string | null | undefined,
): boolean {
  if (registered === null || sent == null) return registered === null && sent == null;
  return plain(registered) === plain(sent);
}

function plain(address: string): string {
  return address.replace(/[:.-]/g, '').toLowerCase();
}
