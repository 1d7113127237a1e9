/** Where a page of alerts ends; the next begins after it. */
export interface AlertCursor {
  readonly raisedAt: Date;
  readonly id: string;
}

/** The end of the year 9999: what comes after, the database and ISO 8601 write differently. */
const LAST_MOMENT = 253_402_300_799_999;

export function formatCursor({ raisedAt, id }: AlertCursor): string {
  return `${String(raisedAt.getTime())}.${id}`;
}

/** Null for anything `formatCursor` did not write. */
export function parseCursor(text: string): AlertCursor | null {
  const [, moment, id] = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? [];
  const raisedAt = new Date(Number(moment));
  return id === undefined || !(raisedAt.getTime() <= LAST_MOMENT) ? null : { raisedAt, id };
}
