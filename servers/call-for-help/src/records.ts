import type { components } from '@frontline/specs/call-for-help';
import type { OptionRow, RequestRow } from './tables.ts';

type Schemas = components['schemas'];

/** A request as the API shows it (specification section 3): who claimed it by name, not by user id. */
export function toRequest(row: RequestRow): Schemas['Request'] {
  return {
    id: row.id,
    display_id: String(row.id),
    message_id: row.message_id,
    device_id: row.device_id,
    callbutton_id: row.device_id,
    organization_id: row.organization_id,
    location_id: row.location_id,
    option_id: row.option_id,
    teams_channel_id: row.teams_channel_id,
    is_claimed: row.is_claimed === 1,
    claimed_at: row.claimed_at,
    claimed_by: row.claimed_by,
    is_on_the_way: row.is_on_the_way === 1,
    staff_on_the_way_at: row.staff_on_the_way_at,
    employee_has_arrived: row.is_on_the_way === 1,
    employee_arrived_at: row.staff_on_the_way_at,
    is_timeout: row.is_timeout === 1,
    timeout_at: row.timeout_at,
    is_closed: row.is_closed === 1,
    closed_at: row.closed_at,
    is_completed: row.is_completed,
    completed_at: row.completed_at,
    completion_reason: row.completion_reason,
    is_canceled: row.is_canceled === 1,
    customer_canceled_at: row.customer_canceled_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export function toOption(row: OptionRow): Schemas['Option'] {
  return {
    id: row.id,
    text_en: row.text_en,
    text_fr: row.text_fr,
    prompt_en: row.prompt_en,
    prompt_fr: row.prompt_fr,
    organization_id: row.organization_id,
    location_id: row.location_id,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
