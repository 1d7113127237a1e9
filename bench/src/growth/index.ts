import { printTable } from '../print-table.ts';
import { MEASURED, ROW_BYTES } from './measured-rates.ts';
import { type Day, simulateDay } from './simulate-day.ts';

const DAYS_A_YEAR = 365;

/** Of 100,000 companies with ten prompts and four engines of five answers each: 20 million answers a day. */
const HUNDRED_THOUSAND: Day = {
  companies: 100_000,
  promptsPerCompany: 10,
  answersPerAnalysis: 20,
  callSeconds: 10,
  maxCalls: 3_200,
  nodes: 16,
  coresPerNode: 8,
  coordinatorCores: 16,
  ...MEASURED,
  outage: null,
};

/**
 * `npm run bench -- growth [COMPANIES] [NODES] [COORDINATOR_CORES]`: a day of so many companies on a coordinator and data nodes, minute by
 * minute, by the rates that were measured; then the same with a node that is down for half an hour.
 */
export function run([companies, nodes, cores]: string[]): Promise<void> {
  const day = {
    ...HUNDRED_THOUSAND,
    ...(companies === undefined ? {} : { companies: Number(companies) }),
    ...(nodes === undefined ? {} : { nodes: Number(nodes) }),
    ...(cores === undefined ? {} : { coordinatorCores: Number(cores) }),
  };
  const whole = simulateDay(day);
  const cut = simulateDay({ ...day, outage: { fromMinute: 600, minutes: 30 } });
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const row = (name: string, read: (one: typeof whole) => string) => [name, read(whole), read(cut)];
  printTable({
    title: `A day of ${String(day.companies)} companies on ${String(day.nodes)} nodes`,
    columns: ['', 'all day', 'a node down for 30 minutes'],
    rows: [
      row('answers', ({ answers }) => String(answers)),
      row('analyses that wait, at most', ({ maxQueue }) => String(maxQueue)),
      row('analyses that wait, on average', ({ meanQueue }) => String(meanQueue)),
      row('prompt due until started, at most', ({ maxLateSeconds }) => `${maxLateSeconds.toFixed(0)} s`),
      row('coordinator busy, at most', ({ coordinatorShare }) => percent(coordinatorShare)),
      row('nodes busy, at most', ({ nodeShare }) => percent(nodeShare)),
      row('calls under way, at most', ({ callShare }) => percent(callShare)),
      row('not over at the day’s end', ({ left }) => String(left)),
    ],
  });
  const answersAYear = whole.answers * DAYS_A_YEAR;
  const terabytes = (bytes: number) => `${(bytes / 1e12).toFixed(1)} TB`;
  printTable({
    title: 'Bytes a year',
    columns: ['where', 'all', 'a node'],
    rows: [
      [
        'on the nodes',
        terabytes(answersAYear * ROW_BYTES.nodes),
        terabytes((answersAYear * ROW_BYTES.nodes) / day.nodes),
      ],
      ['on the coordinator', terabytes(answersAYear * ROW_BYTES.coordinator), ''],
    ],
  });
  return Promise.resolve();
}
