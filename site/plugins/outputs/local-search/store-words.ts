/** What staff say for a thing that happens on the floor, and the words of these docs for it. */
export const storeWords: Record<string, string> = {
  // People
  coworker: 'colleague staff',
  teammate: 'colleague staff',
  'no one': 'nobody',
  husband: 'another person',
  wife: 'another person',
  spouse: 'another person',
  neighbor: 'another person',
  cops: 'emergency danger',
  police: 'emergency danger',
  // What goes wrong
  trapped: 'danger hurt',
  nasty: 'rude angry',
  stole: 'stolen',
  theft: 'stolen',
  robbed: 'stolen danger',
  smashed: 'damaged broken',
  busted: 'broken damaged',
  leak: 'wet',
  leaking: 'wet',
  sticky: 'dirty',
  filthy: 'dirty',
  wipe: 'clean dirty',
  sanitize: 'clean dirty',
  // What does not work
  offline: 'network',
  internet: 'network',
  disconnected: 'network',
  blackout: 'power',
  beeping: 'noise beeps',
  earpiece: 'headset radio',
  // The day
  lunch: 'break',
  spanish: 'language',
  chinese: 'language',
};
