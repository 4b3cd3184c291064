/** How fast a voice reads: between two and three words a second (guidance on the page of the lab). */
const wordsPerSecond = 2.5;

export const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** Seconds that a text takes on the air, rounded up to a half. */
export const airtime = (text: string): number =>
  Math.ceil((wordsOf(text).length / wordsPerSecond) * 2) / 2;

/** What a listener may stumble over, one sentence each; the rules are those of the page of the lab. */
export function hintsFor(text: string): string[] {
  const count = wordsOf(text).length;
  return [
    count > 0 && count < 4 && 'Very short: one word alone is often missed.',
    count > 15 && `${count} words. Aim for 8 to 15.`,
    /\d{3}[- ]?\d{4}|\S+@\S+/.test(text) &&
      'This looks like a phone number or a mail address. Anyone near a radio can hear it.',
    /\d/.test(text) && 'Write numbers as words when they must be heard clearly.',
    /[#&%@<>+=_*]/.test(text) && 'Symbols sound like noise. Write words in their place.',
    /\b(?:pls|asap|req|dept|cust|mgr|CFH)\b\.?/i.test(text) && 'Write short forms out.',
    /\b[A-Z]{3,}\b/.test(text) && 'Capitals may be spelled letter by letter.',
    count > 3 && !startsWithPlace(text) && 'Say the place first, such as “Aisle four”.',
  ].filter((hint) => hint !== false);
}

const places =
  /^(?:the )?(?:\w+ )?(?:aisle|desk|door|entrance|exit|till|register|checkout|pharmacy|pickup|freezer|bay|department|floor|parking|garden|backroom|dock)\b/i;

const startsWithPlace = (text: string) => places.test(text.trim());
