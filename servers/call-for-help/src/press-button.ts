import type { Sql } from '@frontline/storage';
import { pressWait } from '@frontline/specs/call-for-help/limits';
import { timesOutAt } from './request-lifecycle.ts';
import type { DeviceRow } from './tables.ts';

interface Press {
  device: DeviceRow;
  /** Called once it is this press's turn. */
  now: () => Date;
  /** The `message_id` of the request to create. */
  message_id: string;
}

/**
 * Creates the request of one press. Exactly one press of a button succeeds per wait, across processes and
 * restarts: the rate limit is one conditional UPDATE, in the same transaction as the request.
 *
 * @returns the seconds to wait if the button was pressed too recently, else nothing
 */
export async function pressButton(sql: Sql, press: Press): Promise<number | undefined> {
  const { device, message_id } = press;
  return sql.tx(async (sql) => {
    const now = press.now();
    const at = now.toISOString();
    const { clear, ahead } = pressWindow(now);
    const [accepted] = await sql`
      UPDATE devices SET last_press_at = ${at}, updated_at = ${at}
      WHERE id = ${device.id}
        AND (last_press_at IS NULL OR last_press_at <= ${clear} OR last_press_at > ${ahead})
      RETURNING id`;
    if (!accepted) return secondsLeft(sql, device.id, now);
    await sql`
      INSERT INTO requests (message_id, device_id, organization_id, location_id, option_id,
        teams_channel_id, times_out_at, created_at, updated_at)
      VALUES (${message_id}, ${device.id}, ${device.organization_id}, ${device.location_id},
        ${device.option_id}, ${device.channel_id}, ${timesOutAt(now, device.timeout_seconds)},
        ${at}, ${at})`;
    return undefined;
  });
}

/** The call button of the organization with this key, unless revoked. */
export async function findDevice(
  sql: Sql,
  key_hash: string,
  organization_id: number,
): Promise<DeviceRow | undefined> {
  const [device] = await sql<DeviceRow>`
    SELECT devices.*, locations.channel_id, locations.timeout_seconds
    FROM devices JOIN locations ON locations.id = devices.location_id
    WHERE devices.key_hash = ${key_hash}
      AND devices.organization_id = ${organization_id}
      AND devices.revoked_at IS NULL`;
  return device;
}

export async function storeVoltage(
  sql: Sql,
  device: DeviceRow,
  voltage: number,
  at: string,
): Promise<void> {
  await sql`UPDATE devices SET voltage = ${voltage}, updated_at = ${at} WHERE id = ${device.id}`;
}

async function secondsLeft(sql: Sql, device_id: number, now: Date): Promise<number> {
  const at = now.toISOString();
  // A last press in the future predates a clock that was set back: the full wait starts now.
  await sql`UPDATE devices SET last_press_at = ${at}
    WHERE id = ${device_id} AND last_press_at > ${at}`;
  const [device] = await sql<{ last_press_at: string }>`
    SELECT last_press_at FROM devices WHERE id = ${device_id}`;
  return secondsToWait(now, device?.last_press_at ?? now.toISOString());
}

/**
 * The bounds for a button's last accepted press in the conditional UPDATE. The button is free if the press is not after
 * `clear` (the wait has passed) or after `ahead` (the clock was set back).
 */
export function pressWindow(now: Date): { clear: string; ahead: string } {
  return { clear: shifted(now, -pressWait.ms), ahead: shifted(now, pressWait.ms) };
}

/** Whole seconds until a button is free, from 1 to the full wait. */
export function secondsToWait(now: Date, lastPressAt: string): number {
  const left = Date.parse(lastPressAt) + pressWait.ms - now.getTime();
  return Math.min(pressWait.seconds, Math.max(1, Math.ceil(left / 1000)));
}

function shifted(instant: Date, ms: number): string {
  return new Date(instant.getTime() + ms).toISOString();
}
