import type { ReactNode } from 'react';
import Bars from './drawing/bars.tsx';

/** The waits of the worked example in seconds, from the shortest; the page works with the same ones. */
export const collected = [90, 120, 130, 150, 175, 185, 210, 240, 420, 600];

export default function TenWaitsFigure(): ReactNode {
  return (
    <Bars
      title="Ten waits: the two late orders make the long bars"
      description="Ten bars from 90 to 600 seconds. The median is at 180 seconds, the mean at 232 and the 90th percentile at 420. Eight waits are 240 seconds or shorter. The two that stand out, 420 and 600 seconds, belong to the two collected orders that were not ready on time."
      values={collected}
      ordinary={8}
      marks={[
        { at: 180, lines: ['Median', '180 s'] },
        { at: 232, lines: ['Mean 232 s'], below: true },
        { at: 420, lines: ['90th percentile', '420 s'] },
      ]}
    />
  );
}
