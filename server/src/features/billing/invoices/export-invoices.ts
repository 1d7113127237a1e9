import { recordSecurityEvent } from '#platform/audit';
import { addDays, startOfRomeDay } from '#lib/rome-time';
import type { SessionId, UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { describeForAccountant } from './templates/accountant-row.ts';
import {
  describeDisputeForAccountant,
  describeRefundForAccountant,
} from './templates/accountant-corrections.ts';
import { COLUMNS } from './templates/accountant-line.ts';
import { writeCsvLine } from '#lib/csv-line';
import { hasComeBack } from './rules/dispute-progress.ts';
import { type DisputedInvoiceRow, listDecidedDisputes } from './store/disputes.ts';
import { listIssuedInvoices } from './store/invoices.ts';
import { type BookedRefundRow, listBookedRefunds } from './store/refunds.ts';
import type { InvoiceRow } from './tables.ts';

const PAGE = 500;
/** Spreadsheets read a file as UTF-8 when it begins with it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Everybody's invoices of some Rome days as the pieces of a CSV file; who took them is noted first. */
export async function exportInvoices(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  {
    startDate,
    endDate,
    caller,
  }: { startDate: string; endDate: string; caller: { userId: UserId; sessionId: SessionId } },
): Promise<AsyncGenerator<string>> {
  const { userId, sessionId } = caller;
  const subject = `${startDate} – ${endDate}`;
  await recordSecurityEvent(db, {
    userId,
    sessionId,
    kind: 'invoices_exported',
    subject,
    createdAt: clock.now(),
  });
  const span = { from: startOfRomeDay(startDate), until: startOfRomeDay(addDays(endDate, 1)) };
  return writeFile([
    readAll(
      (after) => listIssuedInvoices(db, { ...span, after, limit: PAGE }),
      (row: InvoiceRow) => describeForAccountant(row),
    ),
    ...(['settledAt', 'failedAt'] as const).map((booked) =>
      readAll(
        (after) => listBookedRefunds(db, { ...span, booked, after, limit: PAGE }),
        ({ refund, invoice }: BookedRefundRow) => describeRefundForAccountant({ refund, booked, invoice }),
      ),
    ),
    ...(['lostAt', 'wonAt'] as const).map((decided) =>
      readAll(
        (after) => listDecidedDisputes(db, { ...span, decided, after, limit: PAGE }),
        ({ dispute, invoice }: DisputedInvoiceRow) =>
          decided === 'lostAt' || hasComeBack(dispute)
            ? describeDisputeForAccountant({ dispute, decided, invoice })
            : null,
      ),
    ),
  ]);
}

/** Invoices first, then what was given back, what of it did not arrive, and what banks fetched back. */
async function* writeFile(parts: readonly AsyncGenerator<string>[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvLine(COLUMNS);
  for (const part of parts) yield* part;
}

async function* readAll<Row>(
  readPage: (after: Row | null) => Promise<Row[]>,
  describe: (row: Row) => string[] | null,
): AsyncGenerator<string> {
  let last: Row | null = null;
  for (;;) {
    const page: Row[] = await readPage(last);
    if (page.length === 0) return;
    const lines = page.map(describe).filter((line) => line !== null);
    yield lines.map((cells) => writeCsvLine(cells)).join('');
    last = page.at(-1) ?? null;
  }
}
