import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@citato/contract';
import { findBrowser } from '../../../scripts/browser/ensure-browser.ts';
import { runCommand } from '../../../scripts/run-command.ts';
import { openDemoAccount, postJson } from '../analysis/account.ts';
import { printTable } from '../print-table.ts';
import { startProduct } from '../start-product.ts';
import { type Report, readReport } from './report.ts';
import { readMedian } from './read-median.ts';

/** Fetched when it is asked for: with all it needs it weighs 176 MB, which no `npm ci` should carry. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const DEMO = { email: 'demo@citato.example', password: 'Demo-Citato-2026' };

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly form: 'mobile' | 'desktop';
  readonly isPrivate: boolean;
}

const PAGES: readonly MeasuredPage[] = [
  { name: '/', path: '/', form: 'mobile', isPrivate: false },
  { name: '/login', path: '/login', form: 'mobile', isPrivate: false },
  { name: '/register', path: '/register', form: 'mobile', isPrivate: false },
  { name: 'dashboard', path: '/', form: 'desktop', isPrivate: true },
  { name: 'checkout (sandbox)', path: '/checkout?plan=business', form: 'desktop', isPrivate: true },
];

/** `npm run bench -- lighthouse`: the pages people begin with and the two they work on, the median of three runs each. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  const dataDir = join(folder, 'data');
  const product = await startProduct({ dataDir });
  try {
    await openDemoAccount({ baseUrl: product.baseUrl, dataDir });
    const rows = [];
    for (const page of PAGES) {
      const reports = [];
      for (let round = 0; round < RUNS; round += 1)
        reports.push(await audit({ page, baseUrl: product.baseUrl, file: join(folder, 'report.json') }));
      rows.push(formatRow(page, readMedian(reports)));
    }
    printTable({
      title: `Lighthouse (${LIGHTHOUSE}), the median of ${String(RUNS)} runs`,
      columns: ['page', 'as', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS'],
      rows,
    });
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function audit({
  page: { path, form, isPrivate },
  baseUrl,
  file,
}: {
  page: MeasuredPage;
  baseUrl: string;
  file: string;
}): Promise<Report> {
  const { executablePath, args, env } = await findBrowser();
  // A session of its own for each run: its cookie is good for one page.
  const headers = isPrivate ? { Cookie: await signIn(baseUrl) } : {};
  const { exitCode, output } = await runCommand({
    command: 'npm',
    args: [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', `${baseUrl}${path}`],
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
      ...['--quiet', '--output=json', `--output-path=${file}`],
      `--extra-headers=${JSON.stringify(headers)}`,
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ],
    env: { ...env, CHROME_PATH: executablePath },
  });
  if (exitCode !== 0) throw new Error(output);
  return readReport(await readFile(file, 'utf8'));
}

async function signIn(baseUrl: string): Promise<string> {
  const answer = await postJson(`${baseUrl}${api.signIn.path}`, DEMO);
  const [cookie = ''] = answer.headers.getSetCookie().map((header) => header.split(';', 1)[0] ?? '');
  await answer.arrayBuffer();
  return cookie;
}

function formatRow({ name, form }: MeasuredPage, report: Report): string[] {
  const { performance, accessibility, bestPractices, seo, lcpMs, tbtMs, shift } = report;
  return [
    name,
    form,
    ...[performance, accessibility, bestPractices, seo].map(String),
    `${(lcpMs / 1000).toFixed(2)} s`,
    `${tbtMs.toFixed(0)} ms`,
    shift.toFixed(3),
  ];
}
