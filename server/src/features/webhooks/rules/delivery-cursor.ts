import { type DeliveryId, toId } from '#lib/ids';

/** Where a page of deliveries ends; the next begins after it. */
export interface DeliveryCursor {
  readonly createdAt: Date;
  readonly id: DeliveryId;
}

/** The end of the year 9999: what comes after, the database and ISO 8601 write differently. */
const LAST_MOMENT = 253_402_300_799_999;

export function formatCursor({ createdAt, id }: DeliveryCursor): string {
  return `${String(createdAt.getTime())}.${id}`;
}

/** Null for anything `formatCursor` did not write. */
export function parseCursor(text: string): DeliveryCursor | null {
  const [, moment, id] = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? [];
  const createdAt = new Date(Number(moment));
  return id === undefined || !(createdAt.getTime() <= LAST_MOMENT)
    ? null
    : { createdAt, id: toId<DeliveryId>(id) };
}
