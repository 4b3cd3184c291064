// The second list of what can be taken out: index.ts leads to the labs, which lead back to the sandbox.
export {};
export { keepAsScenario } from './scenarios/page/sandbox-actions.ts';
