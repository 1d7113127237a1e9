import { api } from '@citato/contract';
import { runCommand } from '../../../scripts/run-command.ts';
import { type BareDatabase, withBareDatabase } from '../bare-database.ts';
import { readCpuSeconds, readFamilyCpuSeconds } from '../child-process.ts';
import { checkBounds } from '../check-bounds.ts';
import { post } from '../open-account.ts';
import { printTable } from '../print-table.ts';
import { median } from '../quantile.ts';
import { startProduct } from '../start-product.ts';

const PASSWORD = 'Demo-Citato-2026';
const DAYS = '120';
const WARM_UP = 2;
const ROUNDS = 10;
const BOUND_MS = 1000;

/** `npm run bench -- client-report`: a page for a client of a company with four months, made and drawn as a PDF. */
export async function run(): Promise<void> {
  await withBareDatabase(async (database) => {
    const { exitCode, output } = await runCommand({
      command: 'npm',
      args: ['run', '-s', 'seed:demo', '--', DAYS],
      env: { DATABASE_URL: database.url, LOG_LEVEL: 'warn' },
    });
    if (exitCode !== 0) throw new Error(output);
    await measure(database);
  });
}

async function measure(database: BareDatabase): Promise<void> {
  const product = await startProduct({
    dataDir: '',
    settings: { DATABASE_URL: database.url, ROLE: 'web' },
  });
  try {
    const pages = await openPages(product.baseUrl);
    for (let round = 0; round < WARM_UP; round += 1) await pages.draw(await pages.make());
    const readCpu = async () =>
      (await readCpuSeconds(product.pid)) + (await readFamilyCpuSeconds(database.server.pid));
    const before = await readCpu();
    const rounds: { makeMs: number; drawMs: number; bytes: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      const reportId = await pages.make();
      const madeAt = performance.now();
      const bytes = await pages.draw(reportId);
      rounds.push({ makeMs: madeAt - startedAt, drawMs: performance.now() - madeAt, bytes });
    }
    const cpuMs = ((await readCpu()) - before) * (1000 / ROUNDS);
    const make = median(rounds.map(({ makeMs }) => makeMs));
    const draw = median(rounds.map(({ drawMs }) => drawMs));
    printTable({
      title: `A page for a client, ${String(ROUNDS)} times one after the other`,
      columns: ['', 'median ms'],
      rows: [
        ['made', make.toFixed(0)],
        ['drawn as PDF', draw.toFixed(0)],
        ['CPU of server and database', cpuMs.toFixed(0)],
        ['kB of the file', ((rounds[0]?.bytes ?? 0) / 1000).toFixed(0)],
      ],
    });
    checkBounds({
      title: 'A page for a client',
      bounds: [
        {
          name: 'made and drawn, ms',
          measured: (make + draw).toFixed(0),
          bound: `≤ ${String(BOUND_MS)}`,
          isKept: make + draw <= BOUND_MS,
        },
      ],
    });
  } finally {
    await product.stop();
  }
}

async function openPages(baseUrl: string) {
  const signedIn = await post(baseUrl + api.signIn.path, {
    email: 'demo@citato.example',
    password: PASSWORD,
  });
  if (signedIn.status !== 200) throw new Error(await signedIn.text());
  const { accessToken } = api.signIn.responses[200].parse(await signedIn.json());
  const headers = { authorization: `Bearer ${accessToken}` };
  const listed = await fetch(baseUrl + api.getPortfolio.path, { headers });
  const { companies } = api.getPortfolio.responses[200].parse(await listed.json());
  const companyId = companies[0]?.companyId ?? '';
  return {
    make: async () => {
      const path = api.createClientReport.path.replace(':companyId', companyId);
      const answer = await post(baseUrl + path, {}, headers);
      return api.createClientReport.responses[201].parse(await answer.json()).reportId;
    },
    draw: async (reportId: string) => {
      const path = api.exportClientReport.path.replace(':reportId', reportId);
      const answer = await fetch(baseUrl + path, { headers });
      if (answer.status !== 200) throw new Error(await answer.text());
      return (await answer.arrayBuffer()).byteLength;
    },
  };
}
