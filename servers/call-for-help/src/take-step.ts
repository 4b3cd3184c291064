import type { Sql } from '@frontline/storage';
import { findRequest, type RequestFilter } from './find-request.ts';
import { openStates, steps, type Occasion, type Step, type StepName } from './request-lifecycle.ts';

/**
 * Takes one step of the lifecycle. One conditional UPDATE decides, so exactly one of any number of concurrent callers
 * succeeds, across processes. It returns one column: most callers need no more, and returning the whole row would
 * double the cost of the statement.
 *
 * @returns whether the step was taken, now or by an earlier call that this one repeats; nothing if there is no such
 *   request
 */
export async function takeStep(
  sql: Sql,
  name: StepName,
  which: RequestFilter,
  occasion: Occasion,
): Promise<boolean | undefined> {
  const step: Step = steps[name];
  const [first, last] = step.from;
  const change = step.writes(occasion);
  const claimant = step.byClaimant ? (occasion.claimed_by_user_id ?? null) : null;
  const [changed] = await sql`
    UPDATE requests SET
      is_claimed = COALESCE(${change.is_claimed ?? null}, is_claimed),
      claimed_at = COALESCE(${change.claimed_at ?? null}, claimed_at),
      claimed_by = COALESCE(${change.claimed_by ?? null}, claimed_by),
      claimed_by_user_id = COALESCE(${change.claimed_by_user_id ?? null}, claimed_by_user_id),
      is_on_the_way = COALESCE(${change.is_on_the_way ?? null}, is_on_the_way),
      staff_on_the_way_at = COALESCE(${change.staff_on_the_way_at ?? null}, staff_on_the_way_at),
      is_completed = COALESCE(${change.is_completed ?? null}, is_completed),
      completed_at = COALESCE(${change.completed_at ?? null}, completed_at),
      completion_reason = COALESCE(${change.completion_reason ?? null}, completion_reason),
      is_closed = COALESCE(${change.is_closed ?? null}, is_closed),
      closed_at = COALESCE(${change.closed_at ?? null}, closed_at),
      is_canceled = COALESCE(${change.is_canceled ?? null}, is_canceled),
      customer_canceled_at = COALESCE(${change.customer_canceled_at ?? null}, customer_canceled_at),
      updated_at = ${occasion.at}
    WHERE message_id = ${which.message_id}
      AND COALESCE(${which.channel_id ?? null}, teams_channel_id) = teams_channel_id
      AND COALESCE(${which.device_id ?? null}, device_id, 0) = COALESCE(device_id, 0)
      AND is_completed = 0 AND is_closed = 0 AND is_timeout = 0
      AND is_claimed + is_on_the_way
        BETWEEN ${openStates.indexOf(first)} AND ${openStates.indexOf(last)}
      AND (is_claimed = 1 OR times_out_at >= ${occasion.at})
      AND COALESCE(${claimant}, claimed_by_user_id, '') = COALESCE(claimed_by_user_id, '')
    RETURNING id`;
  if (changed) return true;
  const request = await findRequest(sql, which, occasion.at);
  return request && step.repeats(request, occasion);
}
