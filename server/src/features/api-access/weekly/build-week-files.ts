import type { ExportTable } from '@citato/contract';
import { type MailAttachment, MAX_ATTACHED_BYTES } from '#features/emails';
import type { ZoneDay } from '#lib/zone-time';
import type { Database } from '#platform/db';
import { exportTable } from '../exports/export-table.ts';
import { nameFile } from '../exports/name-file.ts';
import { fileDays } from '../rules/weekly/file-days.ts';
import type { WeeklyExportRow } from '../tables.ts';

export interface WeekFiles {
  readonly attachments: readonly MailAttachment[];
  readonly attached: readonly ExportTable[];
  /** Those whose file does not fit into the mail any more. */
  readonly tooLarge: readonly ExportTable[];
}

/**
 * The files of a week, as many as one mail carries, in the order of the tables. One that does not fit is read no
 * further than it would: memory stays bounded however much there is.
 */
export async function buildWeekFiles(
  db: Database,
  { row, lastDay }: { row: WeeklyExportRow; lastDay: ZoneDay },
): Promise<WeekFiles> {
  const { companyId, organisationId: userId, tables, format } = row;
  const attachments: MailAttachment[] = [];
  const [attached, tooLarge]: [ExportTable[], ExportTable[]] = [[], []];
  let left = MAX_ATTACHED_BYTES;
  for (const table of tables) {
    const asked = { userId, companyId, table, format, prompts: null, ...fileDays(table, lastDay) };
    const content = await readWithin(await exportTable(db, asked), left);
    if (content === null) tooLarge.push(table);
    else {
      left -= content.length;
      attached.push(table);
      attachments.push({ ...nameFile({ table, format, day: lastDay }), content });
    }
  }
  return { attachments, attached, tooLarge };
}

/** All of a file; null where it is longer. Whoever writes it stops there. */
async function readWithin(file: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of file) {
    bytes += piece.length;
    if (bytes > maxBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
