import { startOpenaiCompatible } from '../../../server/test/stand-ins/engines/openai-compatible.ts';
import { startSearchVendors } from '../../../server/test/stand-ins/engines/search-vendors.ts';
import { buildWired, WAYS } from '../../../server/test/stand-ins/wired/wired-engines.ts';
import { buildWiredPage, PAGES } from '../../../server/test/stand-ins/wired/wired-pages.ts';
import { checkBounds } from '../check-bounds.ts';
import { printTable } from '../print-table.ts';

const PARALLEL = 50;
const QUESTIONS = 400;
const ROUNDS = 5;
const MARKET = { country: 'ES', language: 'es', place: null } as const;

type Engine = ReturnType<typeof buildWired>;

interface Measured {
  readonly name: string;
  readonly isPage: boolean;
  readonly perSecond: number;
  readonly cpuMs: number;
}

/**
 * `npm run bench -- engines`: answers a second and processor time of each adapter, fifty questions under way, over stand-ins
 * in this process. The adapters are measured by turns; what is judged is processor time, which load of others moves little.
 */
export async function run(): Promise<void> {
  const models = await startOpenaiCompatible();
  const vendors = await startSearchVendors();
  try {
    const engines = [
      ...WAYS.map((way) => ({ name: way, isPage: false, engine: buildWired(way, models.baseUrl) })),
      ...PAGES.map(({ id, vendor }) => ({
        name: `${id} by ${vendor}`,
        isPage: true,
        engine: buildWiredPage({ id, vendor, baseUrl: vendors.baseUrl }),
      })),
    ];
    const rounds: Measured[] = [];
    for (const { engine } of engines) await askMany(engine);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { name, isPage, engine } of engines)
        rounds.push({ name, isPage, ...(await askMany(engine)) });
    judge([...Map.groupBy(rounds, ({ name }) => name).values()].flatMap(takeMiddle));
  } finally {
    await models.close();
    await vendors.close();
  }
}

/** All questions, fifty under way at any time. */
async function askMany(engine: Engine): Promise<{ perSecond: number; cpuMs: number }> {
  const { signal } = new AbortController();
  const cpu = process.cpuUsage();
  const start = performance.now();
  let next = 0;
  const work = async () => {
    while (next < QUESTIONS) {
      next += 1;
      const question = { text: `¿Dónde se come bien? ${String(next)}`, ...MARKET, sample: next };
      const { status } = await engine.ask(question, { signal });
      if (status !== 'ok') throw new Error(`${engine.id} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  const { user, system } = process.cpuUsage(cpu);
  return {
    perSecond: (QUESTIONS / (performance.now() - start)) * 1000,
    cpuMs: (user + system) / 1000 / QUESTIONS,
  };
}

/** The round in the middle, by processor time. */
function takeMiddle(rounds: readonly Measured[]): Measured[] {
  const sorted = [...rounds].sort((a, b) => a.cpuMs - b.cpuMs);
  return sorted.slice(Math.floor(sorted.length / 2)).slice(0, 1);
}

function judge(measured: readonly Measured[]): void {
  printTable({
    title: `${String(QUESTIONS)} questions, ${String(PARALLEL)} under way, the middle of ${String(ROUNDS)} rounds`,
    columns: ['adapter', 'answers/s', 'CPU ms an answer'],
    rows: measured.map(({ name, perSecond, cpuMs }) => [name, perSecond.toFixed(0), cpuMs.toFixed(2)]),
  });
  const dearest = (isPage: boolean) =>
    Math.max(...measured.filter((one) => one.isPage === isPage).map(({ cpuMs }) => cpuMs));
  const bound = dearest(false) * 1.2;
  checkBounds({
    title: '\nPages as engines behind an interface',
    bounds: [
      {
        name: 'CPU of the dearest page',
        measured: `${dearest(true).toFixed(2)} ms`,
        bound: `≤ ${bound.toFixed(2)} ms, a fifth more than the dearest engine`,
        isKept: dearest(true) <= bound,
      },
    ],
  });
}
