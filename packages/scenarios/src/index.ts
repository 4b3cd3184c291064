export { asText, fromText } from './as-text.ts';
export { checkScenario } from './check-scenario.ts';
export { createDraws, type Letters } from './draws.ts';
export { fromCalls, type MadeCall } from './from-calls.ts';
export { createPlayer, type Outcome, type Reply, type Store } from './play.ts';
export { createScenarioClock, type ScenarioClock } from './scenario-clock.ts';
export { limits, ScenarioError, type RequestStep, type Scenario, type Step } from './scenario.ts';
export { withoutSecrets, type Public } from './without-secrets.ts';
