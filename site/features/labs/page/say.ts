/** Speaks a text with the speech synthesis of the browser. */
export function say(text: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-US';
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
