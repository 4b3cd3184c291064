export { asText, fromText } from './as-text.ts';
export { checkScenario } from './check-scenario.ts';
export { createSeededRandom } from './seeded-random.ts';
export { fromCalls, type ScenarioCall } from './from-calls.ts';
export { createPlayer, createScenarioClock, type Outcome, type Store } from './play.ts';
export { limits, ScenarioError, type RequestStep, type Scenario, type Step } from './scenario.ts';
export { withoutSecrets, type Public } from './without-secrets.ts';
