// Optional sandbox actions. Apart from index.ts, which imports the labs, which import the sandbox: a cycle.
export {};
export { keepAsScenario } from './scenarios/page/sandbox-actions.ts';
