/** Reads a text with the browser's own voice, on this computer's speaker. */
export function say(text: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-US';
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
