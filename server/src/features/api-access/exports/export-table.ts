import type { ExportFormat, ExportTable } from '@citato/contract';
import { listOwnedPrompts } from '#features/companies';
import { isApiIncluded } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { CompanyId, AccountId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Database } from '#platform/db';
import { type Column, writeHead, writeRow } from '../rules/exports/write-rows.ts';
import {
  ANSWER_COLUMNS,
  HISTORY_COLUMNS,
  MENTION_COLUMNS,
  RESULT_COLUMNS,
  SOURCE_COLUMNS,
} from '../templates/export-columns.ts';
import { type AskedAnswers, listAnswers, listMentionRows, listSourceRows } from './list-answer-rows.ts';
import { listHistoryPoints, listResultLines } from './list-figure-rows.ts';

/** Text gathered before it is sent: a piece a row would cost more than its row. */
const PIECE_ROWS = 200;

export interface AskedExport {
  readonly userId: AccountId;
  readonly companyId: CompanyId;
  readonly table: ExportTable;
  readonly format: ExportFormat;
  readonly from: RomeDay | null;
  readonly to: RomeDay | null;
  readonly prompts: readonly string[] | null;
}

/** A table of a company as the pieces of a file: rows are read while they are sent, a page at a time. */
export async function exportTable(db: Database, asked: AskedExport): Promise<AsyncGenerator<string>> {
  const { userId, companyId, table, format, from, to, prompts } = asked;
  if (from !== null && to !== null && from > to) throw new AppError('history.reversed_period');
  const owned = await listOwnedPrompts(db, { userId, companyId });
  if (!(await isApiIncluded(db, userId))) throw new AppError('exports.not_included');
  const chosen = owned.filter(({ prompt }) => prompts === null || prompts.includes(prompt.id));
  const answers: AskedAnswers = { prompts: chosen, from, to };
  switch (table) {
    case 'answers':
      return writeFile(listAnswers(db, answers), { columns: ANSWER_COLUMNS, format });
    case 'mentions':
      return writeFile(listMentionRows(db, answers), { columns: MENTION_COLUMNS, format });
    case 'sources':
      return writeFile(listSourceRows(db, answers), { columns: SOURCE_COLUMNS, format });
    case 'results':
      return writeFile(await listResultLines(db, { userId, companyId, prompts }), {
        columns: RESULT_COLUMNS,
        format,
      });
    case 'history':
      return writeFile(await listHistoryPoints(db, { userId, companyId, from, to, prompts }), {
        columns: HISTORY_COLUMNS,
        format,
      });
  }
}

async function* writeFile<Row>(
  rows: AsyncIterable<Row> | readonly Row[],
  { columns, format }: { columns: readonly Column<Row>[]; format: ExportFormat },
): AsyncGenerator<string> {
  let piece = writeHead(columns, format);
  let count = 0;
  for await (const row of rows) {
    piece += writeRow(row, { columns, format });
    count += 1;
    if (count % PIECE_ROWS === 0) {
      yield piece;
      piece = '';
    }
  }
  if (piece !== '') yield piece;
}
