import type { Handlers, Seal } from '@frontline/contract';
import type { operations } from '@frontline/specs/lockers';
import type { Sql } from '@frontline/storage';
import { recordActivity } from './activity.ts';
import { obey, openForCustomer } from './cabinet-commands.ts';
import { moveDoor, settleCabinet } from './cabinet-state.ts';
import { cabinetById, cabinetByOpenCode, changeCabinet, momentOf } from './cabinets.ts';
import type { Clock } from './cabinets.ts';
import type { Principals } from './credentials.ts';
import { badRequest, forbidden, selectedInvalid, sentences, tooManyWrongCodes } from './errors.ts';
import { loadRefusal } from './order-rules.ts';
import {
  cancelOrder,
  completeOrder,
  insertOrder,
  latestOrderOfCabinet,
  latestOrderOfCode,
  openOrderLike,
  recordArrival,
} from './orders.ts';
import { toCabinet, toCabinetOrder, toCreatedOrder, toLocker } from './records.ts';
import { storeReport } from './report-status.ts';
import type { StatusReport } from './report-status.ts';
import type { CabinetRow, LockerRow } from './tables.ts';
import { countWrongCode } from './wrong-codes.ts';

interface Surroundings {
  sql: Sql;
  /** Called within each transaction: before it, others may still change what it reads, at a later time. */
  clock: () => Clock;
  newCode: () => string;
  seal: Seal;
}

/** One function per operation, in the order of the document. */
export function createHandlers({
  sql,
  clock,
  newCode,
  seal,
}: Surroundings): Handlers<operations, Principals> {
  return {
    reportCabinetStatus: async ({ body, credential: { lockerId } }) => {
      // Request validation has checked this union, which the types cannot express.
      const report = body as StatusReport;
      const unknown = await sql.tx((tx) => storeReport(tx, lockerId, report, clock()));
      return unknown === undefined
        ? { status: 200, body: { message: 'Cabinet status updated successfully.' } }
        : selectedInvalid(`cabinets.${unknown}.key`);
    },

    listLockers: async ({ path: { location_id }, credential: { organizationId } }) => {
      const now = clock();
      const [lockers, cabinets] = await Promise.all([
        sql<LockerRow>`SELECT * FROM lockers
          WHERE organization_id = ${organizationId} AND location_id = ${location_id}
            AND revoked_at IS NULL ORDER BY id`,
        sql<CabinetRow>`SELECT cabinets.* FROM cabinets
          JOIN lockers ON lockers.id = cabinets.locker_id
          WHERE organization_id = ${organizationId} AND location_id = ${location_id}
            AND lockers.revoked_at IS NULL AND cabinets.revoked_at IS NULL ORDER BY cabinets.key`,
      ]);
      return {
        status: 200,
        body: lockers.map((locker) => {
          const moment = momentOf(now, locker);
          const own = cabinets.filter(({ locker_id }) => locker_id === locker.id);
          return toLocker(
            { ...locker, api_key: seal.open(locker.api_key) },
            own.map((cabinet) => settleCabinet(cabinet, moment)),
          );
        }),
      };
    },

    createOrder: async ({ body, credential: { organizationId, ...from } }) => {
      if (body.organization_id !== organizationId) return forbidden;
      return sql.tx(async (tx) => {
        const now = clock();
        const before = await openOrderLike(tx, body);
        if (before) return { status: 201, body: toCreatedOrder(before) } as const;
        const find = cabinetById(organizationId, body.cabinet_id);
        const changed = await changeCabinet(tx, find, now, (cabinet, locker, moment) => {
          const refused = loadRefusal(cabinet, locker, body, moment.at);
          if (refused) return { refused };
          const side = body.rearload ? 'rear' : 'front';
          return { cabinet: { ...moveDoor(cabinet, side, 'open', moment), occupied: 1 } };
        });
        if (!changed) return badRequest(sentences.cabinetElsewhere);
        if ('refused' in changed) return badRequest(changed.refused);
        const { appOwnerId: app_owner_id, application } = from;
        const ordered = { ...body, app_owner_id, application };
        const order = await insertOrder(tx, ordered, now.at, newCode);
        return { status: 201, body: toCreatedOrder(order) } as const;
      });
    },

    commandCabinet: async ({ path: { cabinet_id }, body, credential: { organizationId } }) => {
      const { command, order_id, acted_by, reason } = body;
      return sql.tx(async (tx) => {
        const now = clock();
        const cancels = command === 'disable' && order_id !== undefined;
        const order = cancels && (await latestOrderOfCabinet(tx, organizationId, cabinet_id));
        const find = cabinetById(organizationId, cabinet_id);
        const changed = await changeCabinet(tx, find, now, (cabinet, locker, moment) => {
          const verdict = obey(cabinet, locker, body, moment);
          if ('refused' in verdict || !cancels) return verdict;
          if (!order || order.order_id !== order_id || order.completed_at) {
            return { refused: sentences.orderElsewhere };
          }
          return order.canceled_at
            ? verdict
            : { cabinet: { ...verdict.cabinet, occupied: 0, released_at: moment.at } };
        });
        if (!changed) return badRequest(sentences.cabinetUnknown);
        if ('refused' in changed) return badRequest(changed.refused);
        const { cabinet, locker } = changed;
        if (order) await cancelOrder(tx, order.id, now.at);
        await recordActivity(tx, {
          at: now.at,
          locker_id: locker.id,
          cabinet_id,
          what: command,
          acted_by,
          order_id,
          reason,
        });
        return { status: 200, body: toCabinet(cabinet, locker) } as const;
      });
    },

    completeCabinetOrder: async ({
      path: { cabinet_id },
      body,
      credential: { organizationId },
    }) => {
      const { completed_by = null, completed_device_id = null, delay = 0 } = body;
      return sql.tx(async (tx) => {
        const now = clock();
        const order = await latestOrderOfCabinet(tx, organizationId, cabinet_id);
        if (!order || order.canceled_at) return badRequest(sentences.noOrder);
        const handOver = { completed_by, completed_device_id, delay };
        const completed = await completeOrder(tx, order.id, handOver, now);
        return { status: 200, body: toCabinetOrder(completed ?? order) } as const;
      });
    },

    sendCustomerCommand: async ({ path: { open_code }, body, credential }) => {
      const { organizationId } = credential;
      return sql.tx(async (tx) => {
        const now = clock();
        const find = cabinetByOpenCode(organizationId, open_code);
        const changed = await changeCabinet(tx, find, now, (cabinet, locker, moment) =>
          body.command === 'agree' ? openForCustomer(cabinet, locker, moment) : { cabinet },
        );
        if (!changed) return wrongCode(tx, organizationId, now.at);
        if ('refused' in changed) return badRequest(changed.refused);
        const { cabinet, locker } = changed;
        if (body.command === 'here') await recordArrival(tx, cabinet.id, now.at);
        return { status: 200, body: toCabinet(cabinet, locker) } as const;
      });
    },

    completeCustomerOrder: async ({ path: { open_code }, body, credential }) => {
      const { organizationId } = credential;
      return sql.tx(async (tx) => {
        const now = clock();
        const order = await latestOrderOfCode(tx, organizationId, open_code);
        if (!order || order.canceled_at) return wrongCode(tx, organizationId, now.at);
        const handOver = { completed_by: 'customer', completed_device_id: null };
        const completed = await completeOrder(
          tx,
          order.id,
          { ...handOver, delay: body.delay ?? 0 },
          now,
        );
        return { status: 200, body: toCabinetOrder(completed ?? order) } as const;
      });
    },
  };
}

async function wrongCode(sql: Sql, organizationId: number, at: string) {
  const seconds = await countWrongCode(sql, organizationId, at);
  return seconds > 0 ? tooManyWrongCodes(seconds) : badRequest(sentences.openCodeUnknown);
}
