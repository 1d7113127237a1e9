/** Where a page of answers ends; the next begins after it. */
export interface AnswerCursor<Id extends string> {
  readonly createdAt: Date;
  readonly id: Id;
}

const CURSOR = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function formatCursor({ createdAt, id }: AnswerCursor<string>): string {
  return `${String(createdAt.getTime())}.${id}`;
}

/** The end of the year 9999: what comes after, the database and ISO 8601 write differently. */
const LAST_MOMENT = 253_402_300_799_999;

/** Null for anything `formatCursor` did not write. */
export function parseCursor<Id extends string>(
  text: string,
  toId: (id: string) => Id,
): AnswerCursor<Id> | null {
  const [, moment, id] = CURSOR.exec(text) ?? [];
  const createdAt = new Date(Number(moment));
  return id === undefined || !(createdAt.getTime() <= LAST_MOMENT) ? null : { createdAt, id: toId(id) };
}
