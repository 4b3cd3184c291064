import type { ReactNode } from 'react';
import Bars from './drawing/bars.tsx';

/** Invented waits of one day in seconds, from the shortest; the page works with the same ones. */
export const waits = [20, 25, 30, 35, 40, 45, 55, 60, 75, 90, 180, 300];

export default function TwelveWaitsFigure(): ReactNode {
  return (
    <Bars
      title="Twelve waits of one day"
      description="Twelve bars from the shortest wait, 20 seconds, to the longest, 300 seconds. The median is at 50 seconds, the mean at 80 and the 90th percentile at 180. Ten waits are 90 seconds or shorter, and two are much longer."
      values={waits}
      ordinary={10}
      marks={[
        { at: 50, lines: ['Median', '50 s'] },
        { at: 80, lines: ['Mean 80 s'], below: true },
        { at: 180, lines: ['90th percentile', '180 s'] },
      ]}
    />
  );
}
