/** Why something is not a story that can be opened or played. The message is a sentence for its reader. */
export class StoryError extends Error {
  override name = 'StoryError';
}
