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
      <Box x={112} y={2} w={216} h={62} text="Your company / `organization_id`" kind="accent" />
      {stores.map(([x, name]) => (
        <g key={name}>
          <Arrow points={`220,64 ${x + 106},106`} />
          <Box x={x} y={109} w={212} h={62} text={`${name} / \`location_id\``} kind="accent" />
          <Arrow points={`${x + 106},171 ${x + 106},196`} />
          <Box x={x} y={199} w={212} h={72} text="Its requests, lockers / and cabinet orders" />
        </g>
      ))}
      <Words x={220} y={291} text="An option: one location, or none" look="small" />
    </Frame>
  );
}

export const RolloutWeeksFigure = chain({
  title: 'Forty stores in sixteen weeks: an example to change',
  description:
    'From top to bottom: prepare in weeks 1 and 2, pilot with one store in weeks 3 to 6, decide in week 7, then wave 1 with 4 stores in weeks 8 and 9, wave 2 with 12 stores in weeks 10 to 12, and wave 3 with 23 stores in weeks 13 to 16.',
  links: [
    ['Weeks 1–2', 'Prepare / names, keys, network', 'no store yet'],
    ['Weeks 3–6', 'Pilot / drills, then customers', '1 store'],
    ['Week 7', 'Decide / exit rules, all of them', 'stay, or go on', 'signal'],
    ['Weeks 8–9', 'Wave 1 / near the pilot', '4 stores', 'good'],
    ['Weeks 10–12', 'Wave 2 / fix between waves', '12 stores', 'good'],
    ['Weeks 13–16', 'Wave 3 / the same sheets', '23 stores', 'good'],
  ],
});

export const TeamsSequenceFigure = sequence({
  title: 'A request in Microsoft Teams',
  description:
    'The customer asks for help. Call for Help creates a request with a message id. The request is shown in the service channel in Teams. Staff claim it there, mark it as on the way, and complete it.',
  actors: ['Customer', 'Call for / Help', 'Service / channel', 'Staff'],
  steps: [
    [0, 1, 'Asks'],
    [1, 1, 'Creates a request'],
    [1, 2, 'Shows it'],
    [3, 2, 'Claim'],
    [3, 2, 'On the way'],
    [3, 0, 'Helps the customer'],
    [3, 2, 'Complete'],
  ],
});

export const RingcentralSetupFigure = chain({
  title: 'Who does what until the first request is answered',
  description:
    'From top to bottom: you ask your account contact whether there is an app. The RingCentral administrator allows it and reads its permissions. The store administrator chooses a channel for each location and sends its id. Staff turn on notifications. One test request is claimed and completed, and the integrator finds the source ringcentral in the calls.',
  links: [
    ['You', 'Ask whether there / is an app, and its name', 'account contact'],
    ['RingCentral', 'Allow it, and read / its permissions', 'administrator'],
    ['Store', 'One channel for each / location, with its id', 'administrator'],
    ['Staff', 'Turn notifications on', 'each person'],
    ['Test', 'Press, claim, complete', 'one request', 'good'],
    ['Integrator', 'Finds the source / `ringcentral`', 'in the calls', 'good'],
  ],
});

export const SharedDeviceFigure = sequence({
  title: 'Whose name is on a claim from a shared device',
  description:
    "Ana signs in and puts the device back without signing out. Ben takes it and claims a request. The claim has Ana's name. If Ana signs out first and Ben signs in, the claim has Ben's name.",
  actors: ['Ana', 'Shared / device', 'Ben', 'Call for / Help'],
  steps: [
    [0, 1, 'Signs in'],
    [2, 1, 'Takes it'],
    [1, 3, 'Claim by Ana: wrong'],
    [0, 1, 'Signs out'],
    [2, 1, 'Signs in'],
    [1, 3, 'Claim by Ben: right'],
  ],
});
