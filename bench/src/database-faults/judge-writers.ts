import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { printTable } from '../print-table.ts';
import type { Writers } from './writers.ts';

const BACK_WITHIN_S = 15;

export type Check = readonly [what: string, measured: string, bound: string, isKept: boolean];

/** From now until each client has been answered with success again, in seconds; gives up after four bounds. */
export async function waitUntilAllServed(writers: Writers, clients: number): Promise<number> {
  const startedAt = performance.now();
  writers.forgetServed();
  while (writers.countServed() < clients && performance.now() - startedAt < 4_000 * BACK_WITHIN_S)
    await delay(20);
  return (performance.now() - startedAt) / 1000;
}

/** What the clients were answered, and whether everything acknowledged is stored. */
export async function judge({ writers, url }: { writers: Writers; url: string }): Promise<Check[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ email: string }>('select email from users');
  await client.end();
  const known = new Set(rows.map(({ email }) => email));
  const lost = writers.succeeded().filter((email) => !known.has(email)).length;
  const [refused, wrong] = [writers.countRefused(), writers.listWrong()];
  return [
    ['answered with success', String(writers.succeeded().length), '', true],
    ['answered 503 with Retry-After', String(refused), '', true],
    [
      'any other answer, or none',
      wrong.length === 0 ? '0' : `${String(wrong.length)}: ${[...new Set(wrong)].join(', ')}`,
      '0',
      wrong.length === 0,
    ],
    ['successes that are not in the database', String(lost), '0', lost === 0],
  ];
}

export function describeReturn(seconds: readonly number[]): Check {
  const longest = Math.max(...seconds);
  return [
    'longest until all clients are served again',
    `${longest.toFixed(1)} s`,
    `≤ ${String(BACK_WITHIN_S)} s`,
    longest <= BACK_WITHIN_S,
  ];
}

/** Prints the table; a bound that is not kept ends with an error. */
export function report(title: string, checks: readonly Check[]): void {
  printTable({
    title,
    columns: ['what', 'measured', 'bound', ''],
    rows: checks.map(([what, measured, bound, isKept]) => [
      what,
      measured,
      bound,
      isKept ? 'kept' : 'BROKEN',
    ]),
  });
  if (checks.some(([, , , isKept]) => !isKept)) throw new Error('A bound was not kept');
}
