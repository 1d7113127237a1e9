import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';
import { StartupError } from '#lib/startup-error';
import {
  FORMAT,
  FORMAT_VERSION,
  header,
  type Header,
  tableEnd,
  tableStart,
  trailer,
} from './backup-notes.ts';
import type { CopiedTable } from './catalog.ts';
import { damaged, type Frame, readFrames } from './frames.ts';
import type { Digest } from './row-digest.ts';

export interface BackupReader {
  readonly header: Header;
  /**
   * The next table, or null after the last one, when the file has proved to be complete. Its rows come before the next.
   */
  nextTable(): Promise<CopiedTable | null>;
  /** The rows of that table, to their end. */
  rows(): AsyncIterable<Buffer>;
  /** What the file says of the rows just read. */
  digest(): Digest;
  close(): void;
}

/** Opens a backup and reads what it says of itself; everything else comes when it is asked for. */
export async function openBackup(path: string): Promise<BackupReader> {
  const file = createReadStream(path);
  const input = file.pipe(createGunzip());
  file.on('error', (error) => input.destroy(error));
  const frames = readFrames(input);
  const close = () => {
    file.destroy();
    input.destroy();
  };
  const next = () => nextFrame(frames, path);
  const begin = await next().catch((error: unknown) => {
    close();
    throw error;
  });
  const first = header.safeParse(begin?.kind === 'note' ? begin.note : null);
  if (!first.success || first.data.version > FORMAT_VERSION) {
    close();
    throw isNewer(begin) ? newer() : noBackup(path);
  }
  let table: CopiedTable | null = null;
  let stated: Digest | null = null;
  let rows = 0;
  let tables = 0;

  return {
    header: first.data,
    nextTable: async () => {
      const frame = await next();
      const note = frame?.kind === 'note' ? frame.note : null;
      const start = tableStart.safeParse(note);
      if (start.success) {
        table = { name: start.data.table, columns: start.data.columns };
        tables += 1;
        stated = null;
        return table;
      }
      const end = trailer.safeParse(note);
      if (!end.success || end.data.tables !== tables || end.data.rows !== rows) throw damaged();
      return null;
    },
    rows: async function* () {
      for (;;) {
        const frame = await next();
        if (frame?.kind === 'rows') {
          yield frame.rows;
          continue;
        }
        const end = tableEnd.safeParse(frame?.note ?? null);
        if (!end.success) throw damaged();
        stated = end.data;
        rows += end.data.rows;
        return;
      }
    },
    digest: () => {
      if (stated === null) throw damaged();
      return stated;
    },
    close,
  };
}

/** The next frame; undefined at the end of the file. */
async function nextFrame(frames: AsyncIterator<Frame, void>, path: string): Promise<Frame | undefined> {
  try {
    const { value, done } = await frames.next();
    return done === true ? undefined : value;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'Z_DATA_ERROR' && String(error).includes('incorrect header')) throw noBackup(path, error);
    if (code.startsWith('Z_')) throw damaged(error);
    if (code === 'ENOENT') throw new StartupError(`${path} is not there.`, { cause: error });
    if (code === 'EISDIR') throw noBackup(path, error);
    throw error;
  }
}

function isNewer(frame: Frame | undefined): boolean {
  const note = z.object({ format: z.literal(FORMAT), version: z.number() });
  const read = note.safeParse(frame?.kind === 'note' ? frame.note : null);
  return read.success && read.data.version > FORMAT_VERSION;
}

const newer = () =>
  new StartupError(
    'The backup was made by a newer Citato: restore it with that version. Nothing was changed.',
  );
const noBackup = (path: string, cause?: unknown) =>
  new StartupError(`${path} is no backup of Citato. Nothing was changed.`, { cause });
