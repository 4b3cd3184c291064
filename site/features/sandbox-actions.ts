// The second list of what can be taken out: index.ts leads to the labs, which lead back to the sandbox.
export {};
export { keepAsStory } from './scenarios/page/sandbox-actions.ts';
