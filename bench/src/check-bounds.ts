import type pg from 'pg';
import { printTable } from './print-table.ts';

/** What was measured against a bound, and whether it was kept; without a bound it is only printed. */
export interface MeasuredBound {
  readonly name: string;
  readonly measured: string;
  readonly bound: string;
  readonly isKept: boolean;
}

/** Prints the bounds; one that is not kept ends the benchmark with an error. */
export function checkBounds({ title, bounds }: { title: string; bounds: readonly MeasuredBound[] }): void {
  printTable({
    title,
    columns: ['what', 'measured', 'bound', ''],
    rows: bounds.map(({ name, measured, bound, isKept }) => [
      name,
      measured,
      bound,
      isKept ? 'kept' : 'BROKEN',
    ]),
  });
  if (bounds.some(({ isKept }) => !isKept)) throw new Error('A bound was not kept');
}

/** What must hold of the rows and of the engine's own count however often workers died: nothing lost, nothing twice. */
export async function checkWorkloadRows({
  client,
  analyses,
  samples,
  asked,
}: {
  client: pg.Client;
  analyses: number;
  samples: number;
  asked: number;
}): Promise<MeasuredBound[]> {
  const count = async (text: string) =>
    Number((await client.query<{ n: string }>(`select count(*) as n ${text}`)).rows[0]?.n);
  const needed = analyses * samples;
  const results = await count('from analysis_results');
  const ok = await count(`from analysis_results where status = 'ok'`);
  const distinct = await count('from (select distinct analysis_id, engine, sample from analysis_results) s');
  const finished = await count(`from analyses where status = 'finished'`);
  const unsettled = await count(`from engine_calls where status = 'open'`);
  const failed = await count(`from engine_calls where status = 'failed'`);
  const exactly = (name: string, measured: number, bound: number): MeasuredBound => ({
    name,
    measured: String(measured),
    bound: String(bound),
    isKept: measured === bound,
  });
  return [
    exactly('analyses finished', finished, analyses),
    {
      name: 'results, one a sample',
      measured: `${String(results)} of ${String(distinct)} samples`,
      bound: String(needed),
      isKept: results === needed && distinct === needed,
    },
    exactly('of them answered', ok, needed),
    {
      name: 'calls at the engine',
      measured: String(asked),
      bound: `≤ ${String(needed)} + ${String(unsettled)} unsettled at the faults`,
      isKept: asked <= needed + unsettled,
    },
    exactly('calls that failed', failed, 0),
  ];
}
