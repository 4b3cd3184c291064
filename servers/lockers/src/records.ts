/** Converts rows to the documented schemas. */

import type { components } from '@frontline/specs/lockers';
import type { CabinetRow, LockerRow, OrderRow } from './tables.ts';

type Schemas = components['schemas'];

export function toLocker(locker: LockerRow, cabinets: readonly CabinetRow[]): Schemas['Locker'] {
  return {
    id: locker.id,
    api_key: locker.api_key,
    name: locker.name,
    organization_id: locker.organization_id,
    location_id: locker.location_id,
    rear_loading_available: locker.rear_loading_available === 1,
    version: locker.version,
    timer: locker.timer,
    cabinets: cabinets.map((cabinet) => toCabinet(cabinet, locker)),
    created_at: locker.created_at,
    updated_at: locker.updated_at,
  };
}

export function toCabinet(cabinet: CabinetRow, locker: LockerRow): Schemas['Cabinet'] {
  return {
    id: cabinet.id,
    key: cabinet.key,
    name: cabinet.name,
    locker_id: cabinet.locker_id,
    state: cabinet.state,
    enabled: cabinet.enabled === 1,
    size: cabinet.size,
    occupied: cabinet.occupied,
    released_at: cabinet.released_at,
    thermal_mode: cabinet.thermal_mode,
    rear_load_status: locker.rear_loading_available === 1 ? cabinet.rear_load_status : null,
    tag: cabinet.tag,
    cool_off_period: cabinet.cool_off_period,
  };
}

export function toCreatedOrder(order: OrderRow): Schemas['CreatedOrder'] {
  return {
    order_id: order.order_id,
    cabinet_id: order.cabinet_id,
    open_code: order.open_code,
    locker_id: order.locker_id,
    organization_id: order.organization_id,
    location_id: order.location_id,
    app_owner_id: order.app_owner_id,
    created_at: order.created_at,
    updated_at: order.updated_at,
    id: order.id,
  };
}

export function toCabinetOrder(order: OrderRow): Schemas['CabinetOrder'] {
  return {
    ...toCreatedOrder(order),
    completed_at: order.completed_at,
    completed_by: order.completed_by,
    canceled_at: order.canceled_at,
    completed_device_id: order.completed_device_id,
    application: order.application,
  };
}
