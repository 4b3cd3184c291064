/** The fields of a tracking response that the lab shows. */
export interface Tracking {
  location_id: number;
  message_id: string;
  option: { text_en: string; text_fr: string };
  cfh_request: RequestRecord;
  show_survey: boolean;
}

interface RequestRecord {
  is_claimed: boolean;
  claimed_by: string | null;
  is_on_the_way: boolean;
  is_timeout: boolean;
  is_closed: boolean;
  is_completed: 0 | 1;
  completion_reason: string | null;
  customer_canceled_at: string | null;
}

export const states = ['Created', 'Claimed', 'On the way', 'Completed'] as const;
export type State = (typeof states)[number] | 'Canceled' | 'Closed' | 'Timed out';

/** Derives the state from flags, because no field has it. */
export function stateOf(record: RequestRecord): State {
  if (record.is_completed === 1) return 'Completed';
  if (record.customer_canceled_at) return 'Canceled';
  if (record.is_closed) return 'Closed';
  if (record.is_timeout) return 'Timed out';
  if (record.is_on_the_way) return 'On the way';
  return record.is_claimed ? 'Claimed' : 'Created';
}

export function customerMessage(state: State, record: RequestRecord): string {
  const name = record.claimed_by ?? 'A staff member';
  const sentences: Record<State, string> = {
    Created: 'We have told the staff. Please wait here.',
    Claimed: `${name} has taken your request.`,
    'On the way': `${name} is on the way to you.`,
    Completed: 'Your request is completed.',
    Canceled: 'You have canceled your request.',
    Closed: 'Your request was closed.',
    'Timed out': 'Nobody could come in time. Please ask again.',
  };
  return sentences[state];
}
