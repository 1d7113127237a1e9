import { loadavg } from 'node:os';
import { printTable } from '../print-table.ts';
import { quantile } from '../quantile.ts';
import type { Compared, Comparison } from './parse-compared.ts';

interface Line {
  readonly title: string;
  readonly bound: number;
  /** A rate may not be lower than its bound, a time not be higher. */
  readonly isRate: boolean;
  /** Of pages the slowest in twenty are held to the bound, too. */
  readonly isPage?: boolean;
}

const ends = (prompts: number): Line => ({
  title: `figures of ${String(prompts)} prompts of one company, as analyses end`,
  bound: 2,
  isRate: false,
});

const LINES: Readonly<Record<string, Line>> = {
  company: { title: 'a company’s page: list, trends, board', bound: 2, isRate: false, isPage: true },
  prompt: { title: 'a prompt’s page', bound: 2, isRate: false, isPage: true },
  pdf: { title: 'PDF of the company', bound: 1.2, isRate: false },
  'end 1': { title: 'figures of one prompt, as its analysis ends', bound: 2, isRate: false },
  'end 3': ends(3),
  'end 10': ends(10),
  'stored 20': { title: 'answers stored, 20 of one company a transaction', bound: 0.6, isRate: true },
  'stored 1': { title: 'answers stored, one a transaction', bound: 0.5, isRate: true },
};

/** Prints each kind of work with both times, their ratio and its bound. */
export function printRatios({ versions, rounds, measured }: Comparison): void {
  console.log(`one PostgreSQL: ${versions.single}`);
  console.log(`cluster: ${versions.cluster}\n`);
  printTable({
    title: `The cluster beside one PostgreSQL, by turns, ${String(rounds)} rounds, load ${(loadavg()[0] ?? 0).toFixed(0)}`,
    columns: [
      'statements of',
      'number',
      'one p50',
      'p95',
      'cluster p50',
      'p95',
      'ratio p50',
      'p95',
      'bound',
      '',
    ],
    rows: measured.map(describe),
  });
}

function describe(one: Compared): string[] {
  const line = LINES[one.name];
  if (line === undefined) throw new Error(`Nothing is known of '${one.name}'`);
  const { title, bound, isRate, isPage = false } = line;
  const ratio = (share: number) => {
    const [single, cluster] = [quantile(one.single, share), quantile(one.cluster, share)];
    return isRate ? single / cluster : cluster / single;
  };
  const judged = isPage ? Math.max(ratio(0.5), ratio(0.95)) : ratio(0.5);
  const isKept = isRate ? judged >= bound : judged <= bound;
  const ms = (times: readonly number[], share: number) => `${quantile(times, share).toFixed(1)} ms`;
  return [
    title,
    String(one.statements),
    ms(one.single, 0.5),
    ms(one.single, 0.95),
    ms(one.cluster, 0.5),
    ms(one.cluster, 0.95),
    ratio(0.5).toFixed(2),
    ratio(0.95).toFixed(2),
    `${isRate ? '≥' : '≤'} ${String(bound)}`,
    isKept ? 'kept' : 'MISSED',
  ];
}
