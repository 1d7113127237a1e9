import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser/ensure-browser.ts';
import { runCommand } from '../../../scripts/run-command.ts';
import { openDemoAccount } from '../analysis/account.ts';
import { printTable } from '../print-table.ts';
import { startProduct } from '../start-product.ts';

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** What stands on the page once it is loaded. */
  readonly landmark: string;
  readonly boundKb: number | null;
  /** Drawn by the server: its app comes at the first key. */
  readonly isRendered?: true;
}

const PUBLIC_PAGES: readonly MeasuredPage[] = [
  { name: '/login', path: '/login', landmark: 'form', boundKb: 150, isRendered: true },
  { name: '/register', path: '/register', landmark: 'form', boundKb: null, isRendered: true },
  { name: '/', path: '/', landmark: 'h1', boundKb: null, isRendered: true },
];
/** The demo account's first company. */
const COMPANY = '/?azienda=5b1f6c1e-7a55-4c0e-9d0b-1f2f5f0c1a01';
const OWN_PAGES: readonly MeasuredPage[] = [
  { name: 'companies', path: '/', landmark: 'h2', boundKb: 200 },
  { name: 'prompts of a company', path: COMPANY, landmark: '[role=article]', boundKb: 200 },
  { name: 'results of a company', path: `${COMPANY}&scheda=risultati`, landmark: 'table', boundKb: 200 },
  {
    name: 'history of a company',
    path: `${COMPANY}&scheda=andamento`,
    landmark: '[role=slider]',
    boundKb: 220,
  },
  { name: 'plan of the profile', path: '/profile?tab=plan', landmark: 'h3', boundKb: 200 },
  { name: 'billing data', path: '/profile?tab=billing', landmark: 'form', boundKb: 200 },
  { name: 'checkout', path: '/checkout?plan=business', landmark: 'h1', boundKb: 200 },
];
const DEMO = { email: 'demo@citato.example', password: 'Demo-Citato-2026' };
/** The event stream never rests, so a page counts as loaded when nothing has come for so long. */
const QUIET_MS = 1_500;

interface Weight {
  readonly scripts: number;
  readonly rawKb: number;
  readonly gzipKb: number;
}

/** `npm run bench -- page-weight`: all JavaScript a visitor's browser loads for a page until the network rests, the app of a drawn page included. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  try {
    const yardstick = await weighReactDom(folder);
    const pages = await weighPages(join(folder, 'data'));
    const row = (name: string, { scripts, rawKb, gzipKb }: Weight, bound: string): string[] => [
      name,
      String(scripts),
      `${rawKb.toFixed(0)} kB`,
      `${gzipKb.toFixed(1)} kB`,
      `${(gzipKb / yardstick.gzipKb).toFixed(2)}×`,
      bound,
    ];
    printTable({
      title: 'JavaScript of a page (yardstick: react-dom alone, bundled and minified by the same bundler)',
      columns: ['page', 'files', 'raw', 'gzip', 'ratio', 'bound'],
      rows: [
        ...pages.map(({ name, boundKb, weight }) =>
          row(name, weight, boundKb === null ? '' : `≤ ${String(boundKb)} kB gzip`),
        ),
        row('react-dom alone', yardstick, ''),
      ],
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function weighPages(dataDir: string): Promise<(MeasuredPage & { weight: Weight })[]> {
  const product = await startProduct({ dataDir });
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    await openDemoAccount({ baseUrl: product.baseUrl, dataDir });
    const visitor = await weighEach(await browser.newContext(), product.baseUrl, PUBLIC_PAGES);
    const signedIn = await signIn(browser, product.baseUrl);
    return [...visitor, ...(await weighEach(signedIn, product.baseUrl, OWN_PAGES))];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function signIn(browser: Browser, baseUrl: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${baseUrl}/login`);
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${baseUrl}/`);
  await page.close();
  return context;
}

async function weighEach(
  context: BrowserContext,
  baseUrl: string,
  pages: readonly MeasuredPage[],
): Promise<(MeasuredPage & { weight: Weight })[]> {
  const weighed = [];
  for (const measured of pages) {
    const page = await context.newPage();
    weighed.push({ ...measured, weight: await weighPage(page, { ...measured, baseUrl }) });
    await page.close();
  }
  return weighed;
}

async function weighPage(
  page: Page,
  { baseUrl, path, landmark, isRendered }: MeasuredPage & { baseUrl: string },
): Promise<Weight> {
  const bodies: Promise<Buffer>[] = [];
  let lastAt = performance.now();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    lastAt = performance.now();
    bodies.push(response.body());
  });
  await page.goto(`${baseUrl}${path}`);
  await page.locator(landmark).first().waitFor();
  if (isRendered) await page.keyboard.press('Shift');
  while (performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 5);
  return weigh(await Promise.all(bodies));
}

async function weighReactDom(folder: string): Promise<Weight> {
  const { exitCode, output } = await runCommand({
    command: 'rolldown',
    args: [
      'react-dom/client',
      '--dir',
      join(folder, 'react-dom'),
      '--minify',
      '--platform',
      'browser',
      '--transform.define',
      'process.env.NODE_ENV:"production"',
    ],
    folder: 'web',
  });
  if (exitCode !== 0) throw new Error(output);
  const files = await readdir(join(folder, 'react-dom'));
  return weigh(await Promise.all(files.map((file) => readFile(join(folder, 'react-dom', file)))));
}

function weigh(files: readonly Buffer[]): Weight {
  const kb = (bytes: number): number => bytes / 1000;
  return {
    scripts: files.length,
    rawKb: kb(files.reduce((sum, file) => sum + file.length, 0)),
    gzipKb: kb(files.reduce((sum, file) => sum + gzipSync(file).length, 0)),
  };
}
