import type { ReactNode } from 'react';
import Frame from './drawing/frame.tsx';
import { Arrow, Box, Words } from './drawing/parts.tsx';
import { chain } from './drawing/chain.tsx';
import { sequence } from './drawing/sequence.tsx';

const stores: [x: number, name: string][] = [
  [2, 'Store A'],
  [226, 'Store B'],
];

export function OrganizationTreeFigure(): ReactNode {
  return (
    <Frame
      title="One organization, and what belongs to each location"
      description="At the top is the organization, with its organization id: it is your company. Below it are two locations, each with its own location id: they are your stores. Requests, lockers and cabinet orders belong to one location. An option belongs to one location, or to none."
      height={306}
    >
      <Box
        x={112}
        y={2}
        w={216}
        h={62}
        lines={['Your company', '`organization_id`']}
        kind="accent"
      />
      {stores.map(([x, name]) => (
        <g key={name}>
          <Arrow points={`220,64 ${x + 106},106`} />
          <Box x={x} y={109} w={212} h={62} lines={[name, '`location_id`']} kind="accent" />
          <Arrow points={`${x + 106},171 ${x + 106},196`} />
          <Box
            x={x}
            y={199}
            w={212}
            h={72}
            lines={['Its requests, lockers', 'and cabinet orders']}
          />
        </g>
      ))}
      <Words x={220} y={291} lines={['An option: one location, or none']} look="small" />
    </Frame>
  );
}

export const RolloutWeeksFigure = chain({
  title: 'Forty stores in sixteen weeks: an example to change',
  description:
    'From top to bottom: prepare in weeks 1 and 2, pilot with one store in weeks 3 to 6, decide in week 7, then wave 1 with 4 stores in weeks 8 and 9, wave 2 with 12 stores in weeks 10 to 12, and wave 3 with 23 stores in weeks 13 to 16.',
  links: [
    { who: 'Weeks 1–2', what: ['Prepare', 'names, keys, network'], note: 'no store yet' },
    { who: 'Weeks 3–6', what: ['Pilot', 'drills, then customers'], note: '1 store' },
    {
      who: 'Week 7',
      what: ['Decide', 'exit rules, all of them'],
      note: 'stay, or go on',
      kind: 'signal',
    },
    { who: 'Weeks 8–9', what: ['Wave 1', 'near the pilot'], note: '4 stores', kind: 'good' },
    { who: 'Weeks 10–12', what: ['Wave 2', 'fix between waves'], note: '12 stores', kind: 'good' },
    { who: 'Weeks 13–16', what: ['Wave 3', 'the same sheets'], note: '23 stores', kind: 'good' },
  ],
});

export const TeamsSequenceFigure = sequence({
  title: 'A request in Microsoft Teams',
  description:
    'The customer asks for help. Call for Help creates a request with a message id. The request is shown in the service channel in Teams. Staff claim it there, mark it as on the way, and complete it.',
  actors: [['Customer'], ['Call for', 'Help'], ['Service', 'channel'], ['Staff']],
  steps: [
    { from: 0, to: 1, lines: ['Asks'] },
    { from: 1, to: 1, lines: ['Creates a request'] },
    { from: 1, to: 2, lines: ['Shows it'] },
    { from: 3, to: 2, lines: ['Claim'] },
    { from: 3, to: 2, lines: ['On the way'] },
    { from: 3, to: 0, lines: ['Helps the customer'] },
    { from: 3, to: 2, lines: ['Complete'] },
  ],
});

export const RingcentralSetupFigure = chain({
  title: 'Who does what until the first request is answered',
  description:
    'From top to bottom: you ask your account contact whether there is an app. The RingCentral administrator allows it and reads its permissions. The store administrator chooses a channel for each location and sends its id. Staff turn on notifications. One test request is claimed and completed, and the integrator finds the source ringcentral in the calls.',
  links: [
    { who: 'You', what: ['Ask whether there', 'is an app, and its name'], note: 'account contact' },
    { who: 'RingCentral', what: ['Allow it, and read', 'its permissions'], note: 'administrator' },
    {
      who: 'Store',
      what: ['One channel for each', 'location, with its id'],
      note: 'administrator',
    },
    { who: 'Staff', what: ['Turn notifications on'], note: 'each person' },
    { who: 'Test', what: ['Press, claim, complete'], note: 'one request', kind: 'good' },
    {
      who: 'Integrator',
      what: ['Finds the source', '`ringcentral`'],
      note: 'in the calls',
      kind: 'good',
    },
  ],
});

export const SharedDeviceFigure = sequence({
  title: 'Whose name is on a claim from a shared device',
  description:
    "Ana signs in and puts the device back without signing out. Ben takes it and claims a request. The claim has Ana's name. If Ana signs out first and Ben signs in, the claim has Ben's name.",
  actors: [['Ana'], ['Shared', 'device'], ['Ben'], ['Call for', 'Help']],
  steps: [
    { from: 0, to: 1, lines: ['Signs in'] },
    { from: 2, to: 1, lines: ['Takes it'] },
    { from: 1, to: 3, lines: ['Claim by Ana: wrong'] },
    { from: 0, to: 1, lines: ['Signs out'] },
    { from: 2, to: 1, lines: ['Signs in'] },
    { from: 1, to: 3, lines: ['Claim by Ben: right'] },
  ],
});
