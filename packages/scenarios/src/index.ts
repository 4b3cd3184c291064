export { asText, fromText } from './as-text.ts';
export { checkStory } from './check-story.ts';
export { createDraws, type Letters } from './draws.ts';
export { fromCalls, type MadeCall } from './from-calls.ts';
export { createPlayer, type Outcome, type Reply, type Store } from './play.ts';
export { createStoryClock, type StoryClock } from './story-clock.ts';
export { StoryError } from './story-error.ts';
export { limits, type RequestStep, type Step, type Story } from './story.ts';
export { withoutSecrets, type Public } from './without-secrets.ts';
