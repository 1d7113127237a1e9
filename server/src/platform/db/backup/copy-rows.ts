import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { CopiedTable } from './catalog.ts';
import { asBuffers } from './frames.ts';
import { createRowDigest, type Digest } from './row-digest.ts';

/** The same text for the same value, whatever the server is set to. */
const PLAIN_TEXT = [
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  "set local client_encoding = 'UTF8'",
].join('; ');

/** To be called first in a transaction that copies. */
export async function preparePlainText(client: pg.ClientBase): Promise<void> {
  await client.query(PLAIN_TEXT);
}

/** Hands over a table's rows as COPY text. @returns how many, and their checksum */
export async function readTable(
  client: pg.ClientBase,
  table: CopiedTable,
  take: (rows: Buffer) => Promise<void> | void = () => undefined,
): Promise<Digest> {
  const digest = createRowDigest();
  const rows = client.query(copyTo(`copy (select ${list(table)} from ${quote(table.name)}) to stdout`));
  for await (const chunk of asBuffers(rows)) {
    digest.add(chunk);
    await take(chunk);
  }
  return digest.finish();
}

/** Fills a table from COPY text. */
export async function fillTable(
  client: pg.ClientBase,
  table: CopiedTable,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  await pipeline(rows, client.query(copyFrom(`copy ${quote(table.name)} (${list(table)}) from stdin`)));
}

export const quote = (name: string) => pg.escapeIdentifier(name);
const list = ({ columns }: CopiedTable) => columns.map(quote).join(', ');
