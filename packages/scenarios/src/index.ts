export { asText, fromText } from './as-text.ts';
export { checkScenario } from './check-scenario.ts';
export { createDraws } from './draws.ts';
export { fromCalls, type MadeCall } from './from-calls.ts';
export { createPlayer, createScenarioClock, type Outcome, type Store } from './play.ts';
export { limits, ScenarioError, type RequestStep, type Scenario, type Step } from './scenario.ts';
export { withoutSecrets, type Public } from './without-secrets.ts';
