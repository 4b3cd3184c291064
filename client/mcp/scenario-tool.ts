import { apiNames } from '@frontline/specs/api-names';
import type { Database } from '@frontline/storage';
import {
  checkScenario,
  createPlayer,
  limits,
  ScenarioError,
  withoutSecrets,
  type Outcome,
  type Public,
  type Step,
  type Scenario,
} from '@frontline/scenarios';
import { readLink, writeLink } from '@frontline/scenarios/link';
import { z } from 'zod';
import { publicValues } from '../demonstration/public-values.ts';
import { openScenarioStore } from '../demonstration/scenario-store.ts';
import { api, body, failed, headers, jsonOf, method, path, type Server } from './tool.ts';

const known: Public = { apis: apiNames, values: publicValues };
/** The page that opens a shared scenario. */
const PAGE = '/docs/call-for-help/intro';

const note = z.string().max(limits.note).default('').describe('What happens, in words');
const wait = z.object({ seconds: z.number().int().min(1).max(limits.seconds), note });
const request = z.object({
  api,
  method,
  path,
  headers,
  note,
  body: body.max(limits.body).default(''),
  as: z
    .string()
    .max(19)
    .default('')
    .describe('Keeps the answer: {{order}} or {{order.open_code}} in later steps'),
});
type Given = z.infer<typeof wait> | z.infer<typeof request>;

/** Adds the tool that plays a scenario with reproducible answers, and shares it as a link. */
export function addScenarioTool(server: Server, docs: string, open: () => Promise<Database>): void {
  server.registerTool(
    'play_scenario',
    {
      description:
        'Plays a scenario: requests to the three reference servers inside this process and moves of their clock, from a fresh demonstration store. Ids, codes and times are the same for everybody. Takes a link of the docs with #scenario=, or steps; answers with each answer and a link that opens the scenario in the docs. What send_request has done stays as it is.',
      inputSchema: {
        link: z.string().max(70_000).optional().describe('The address with #scenario=…'),
        name: z.string().max(limits.name).default('A scenario').describe('With steps'),
        steps: z
          .array(z.union([wait, request]))
          .min(1)
          .max(limits.steps)
          .optional(),
        until: z.number().int().min(1).max(limits.steps).optional().describe('The last step'),
      },
      annotations: { openWorldHint: false },
    },
    async ({ link, name, steps, until }) => {
      if ((link === undefined) === (steps === undefined))
        return failed('A link or steps are needed, and not both.');
      try {
        const given = steps ? { name, steps: steps.map(stepOf) } : await scenarioIn(link!);
        const { scenario, replaced } = withoutSecrets(given, known);
        checkScenario(scenario, apiNames);
        const outcomes = await play(scenario, until ?? scenario.steps.length, open);
        return jsonOf({
          name: scenario.name,
          link: await writeLink(scenario, known).then(
            (code) => `${docs}${PAGE}#scenario=${code}`,
            ({ message }: Error) => message,
          ),
          ...(replaced.length > 0 && { hidden: replaced }),
          steps: outcomes.map((outcome, index) =>
            resultOf(scenario.steps[index]!, index + 1, outcome),
          ),
        });
      } catch (cause) {
        if (cause instanceof ScenarioError) return failed(cause.message);
        throw cause;
      }
    },
  );
}

const scenarioIn = (link: string): Promise<Scenario> =>
  readLink(link.slice(link.lastIndexOf('=') + 1), known);

function stepOf(given: Given): Step {
  if ('seconds' in given) return { kind: 'wait', ...given };
  const pairs = Object.entries(given.headers);
  const isTyped = pairs.some(([name]) => name.toLowerCase() === 'content-type');
  const type = given.body && !isTyped ? [['Content-Type', 'application/json'] as const] : [];
  return { kind: 'request', ...given, headers: [...pairs, ...type] };
}

async function play(
  scenario: Scenario,
  count: number,
  open: () => Promise<Database>,
): Promise<Outcome[]> {
  const player = createPlayer(() => openScenarioStore(open));
  try {
    return await player.playTo(scenario, count);
  } finally {
    await player.close();
  }
}

function resultOf({ note }: Step, step: number, outcome: Outcome): object {
  const common = { step, ...(note && { note }) };
  if (outcome.kind === 'waited') return { ...common, waited: true };
  if (outcome.kind === 'stopped') return { ...common, stopped: outcome.because };
  const { request, answer } = outcome;
  const line = `${request.method} ${request.path}`;
  return { ...common, line, status: answer.status, body: answer.text };
}
