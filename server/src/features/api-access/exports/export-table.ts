import { Readable } from 'node:stream';
import type { ExportFormat, ExportTable } from '@citato/contract';
import { listOwnedPrompts } from '#features/companies';
import { isApiIncluded } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId, CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Database } from '#platform/db';
import { type Column, createRowWriter, type LineFormat, writeHead } from '../rules/exports/write-rows.ts';
import {
  ALERT_COLUMNS,
  ANSWER_COLUMNS,
  FILE_WORDS,
  HISTORY_COLUMNS,
  MENTION_COLUMNS,
  PLAN_COLUMNS,
  RESULT_COLUMNS,
  SOURCE_COLUMNS,
} from '../templates/export-columns.ts';
import { listAlertRows } from './list-alert-rows.ts';
import { listAnswers, listMentionRows, listSourceRows } from './list-answer-rows.ts';
import { listHistoryPoints, listResultLines } from './list-figure-rows.ts';
import { listPlanLines } from './list-plan-rows.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

interface AskedExport {
  readonly userId: AccountId;
  readonly companyId: CompanyId;
  readonly table: ExportTable;
  readonly format: ExportFormat;
  readonly from: RomeDay | null;
  readonly to: RomeDay | null;
  readonly prompts: readonly string[] | null;
}

/** What is written of a table in the format that was asked for. */
type WriteFile = <Row>(pages: AsyncIterable<readonly Row[]>, columns: readonly Column<Row>[]) => Readable;

/** A table of a company as a file: rows are read while they are sent, a page at a time. */
export async function exportTable(db: Database, asked: AskedExport): Promise<Readable> {
  const { userId, companyId, table, format, from, to, prompts } = asked;
  if (from !== null && to !== null && from > to) throw new AppError('history.reversed_period');
  const owned = await listOwnedPrompts(db, { userId, companyId });
  if (!(await isApiIncluded(db, userId))) throw new AppError('exports.not_included');
  const chosen = owned.filter(({ prompt }) => prompts === null || prompts.includes(prompt.id));
  const answers = { prompts: chosen, from, to };
  const figures = { userId, companyId, prompts };
  const viewer = { accountId: userId, companyIds: null };
  const write: WriteFile = (pages, columns) => writeFile(pages, { columns, format, name: FILE_WORDS[table] });
  switch (table) {
    case 'answers':
      return write(listAnswers(db, answers), ANSWER_COLUMNS);
    case 'mentions':
      return write(listMentionRows(db, answers), MENTION_COLUMNS);
    case 'sources':
      return write(listSourceRows(db, answers), SOURCE_COLUMNS);
    case 'results':
      return write(asPage(await listResultLines(db, figures)), RESULT_COLUMNS);
    case 'history':
      return write(asPage(await listHistoryPoints(db, { ...figures, from, to })), HISTORY_COLUMNS);
    case 'plan':
      return write(asPage(await listPlanLines(db, { userId, companyId, owned })), PLAN_COLUMNS);
    case 'alerts':
      return write(listAlertRows(db, { viewer, companyId, from, to }), ALERT_COLUMNS);
  }
}

/** Rows that are all there already. */
async function* asPage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield await Promise.resolve(rows);
}

function writeFile<Row>(
  pages: AsyncIterable<readonly Row[]>,
  { columns, format, name }: { columns: readonly Column<Row>[]; format: ExportFormat; name: string },
): Readable {
  if (format === 'xlsx') return writeSpreadsheet(pages, { columns, name });
  return Readable.from(writeLines(pages, { columns, format }));
}

/** A piece a page: a piece a row would cost more than its row. */
async function* writeLines<Row>(
  pages: AsyncIterable<readonly Row[]>,
  { columns, format }: { columns: readonly Column<Row>[]; format: LineFormat },
): AsyncGenerator<Buffer> {
  const head = writeHead(columns, format);
  if (head !== '') yield Buffer.from(head);
  const write = createRowWriter(columns, format);
  for await (const page of pages) if (page.length > 0) yield Buffer.from(page.map(write).join(''));
}
