import { api } from '@citato/contract';
import { expect, test } from 'vitest';
import { prepareEnd } from './end-analyses.ts';
import { type Side, openSide } from './open-side.ts';
import { copyAnswers, readAnswers, removeCopies, storeCopies } from './stored-answers.ts';
import { type StatementTime, watchStatements } from './time-statements.ts';

const { SINGLE_URL, CLUSTER_URL, SPREAD_ROUNDS = '15' } = process.env;
const ROUNDS = Number(SPREAD_ROUNDS);
const TIME_LIMIT = 3_600_000;
const ENDED = [1, 3, 10];
/** Answers a transaction. */
const STORED = [20, 1];
/** What takes milliseconds is done so many times a round: a busy machine delays any of them. */
const QUICK_TIMES = 5;
/** The first round of each opens connections and plans statements. */
const WARM_UP = 1;

/** One kind of work, on one PostgreSQL and on the cluster by turns; milliseconds. */
interface Compared {
  readonly name: string;
  readonly statements: number;
  readonly single: number[];
  readonly cluster: number[];
}

type Work = (side: Side) => Promise<StatementTime>;

test.runIf(SINGLE_URL !== undefined && CLUSTER_URL !== undefined)(
  'what the product does on a cluster takes this long beside one PostgreSQL',
  { timeout: TIME_LIMIT },
  async () => {
    const watch = watchStatements();
    const single = await openSide(SINGLE_URL ?? '');
    const cluster = await openSide(CLUSTER_URL ?? '');
    try {
      // A server that does not wait for its disk is no match for one that does.
      expect(new Set([...single.durability, ...cluster.durability]).size).toBe(1);
      const measured: Compared[] = [];
      for (const [name, work] of await listWorks([single, cluster], watch.time))
        measured.push(await compare({ name, work, single, cluster }));
      expect(measured.flatMap((one) => [...one.single, ...one.cluster]).every((ms) => ms > 0)).toBe(true);
      const versions = { single: single.versions, cluster: cluster.versions };
      process.stdout.write(`compared ${JSON.stringify({ versions, rounds: ROUNDS, measured })}\n`);
    } finally {
      await single.stop();
      await cluster.stop();
      watch.stop();
    }
  },
);

async function compare({
  name,
  work,
  single,
  cluster,
}: {
  name: string;
  work: Work;
  single: Side;
  cluster: Side;
}): Promise<Compared> {
  const times = { single: new Array<number>(), cluster: new Array<number>() };
  let statements = 0;
  const rounds = name === 'pdf' ? ROUNDS : ROUNDS * QUICK_TIMES;
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const taken = { single: await work(single), cluster: await work(cluster) };
    if (round < 0) continue;
    times.single.push(taken.single.ms);
    times.cluster.push(taken.cluster.ms);
    statements = taken.cluster.statements;
  }
  return { name, statements, ...times };
}

/** What is compared, by the name it is reported under. */
async function listWorks(
  sides: readonly Side[],
  time: (work: () => Promise<unknown>) => Promise<StatementTime>,
): Promise<Map<string, Work>> {
  const works = new Map<string, Work>();
  works.set('company', (side) =>
    time(async () => {
      const { as, companyId } = side;
      await side.call(api.listCompanies, { as });
      await side.call(api.listTrends, { as });
      await side.call(api.getBoard, { as, params: { companyId } });
    }),
  );
  works.set('prompt', (side) =>
    time(async () => {
      const {
        as,
        promptIds: [promptId = ''],
      } = side;
      await side.call(api.listAnswers, { as, params: { promptId }, query: { scope: 'standing' } });
      await side.call(api.listAnswers, { as, params: { promptId } });
    }),
  );
  works.set('pdf', (side) =>
    time(() => side.call(api.exportReport, { as: side.as, params: { companyId: side.companyId } })),
  );
  for (const count of ENDED.filter((prompts) =>
    sides.every(({ promptIds }) => promptIds.length >= prompts),
  )) {
    const ends = new Map<Side, () => Promise<void>>();
    for (const side of sides) ends.set(side, await prepareEnd(side, count));
    works.set(`end ${String(count)}`, (side) => time(ends.get(side) ?? (() => Promise.resolve())));
  }
  const models = new Map<Side, Awaited<ReturnType<typeof readAnswers>>>();
  for (const side of sides) models.set(side, await readAnswers(side));
  for (const count of STORED)
    works.set(`stored ${String(count)}`, async (side) => {
      const answers = copyAnswers(models.get(side) ?? [], count);
      try {
        return await time(() => storeCopies(side, answers));
      } finally {
        await removeCopies(side, answers);
      }
    });
  return works;
}
