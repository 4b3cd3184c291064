import type { ReactNode } from 'react';
import Chain, { type Link } from './drawing/chain.tsx';

const links: Link[] = [
  { who: 'MyStore', what: ['Remove the access'], note: 'administrator' },
  { who: 'Sign-in', what: ['Block it'], note: 'your IT' },
  { who: 'Channels', what: ['Remove the person'], note: 'in every chat' },
  { who: 'Text account', what: ['Remove the person'], note: 'Twilio' },
  { who: 'Devices', what: ['Take them back', 'sign out everywhere'], note: 'the store' },
  {
    who: 'Keys',
    what: ['Replace those', 'the person knew'],
    note: 'who holds them',
    kind: 'signal',
  },
];

export default function LastDayFigure(): ReactNode {
  return (
    <Chain
      title="What closes on a person's last day"
      description="On the last day these close one after another: MyStore, the company sign-in, service channels, the text-message account, devices of the store, and the keys that the person knew."
      links={links}
    />
  );
}
