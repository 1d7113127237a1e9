import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/ensure-browser.ts';
import { runCommand } from '../../../scripts/run-command.ts';
import { printTable } from '../print-table.ts';
import { startProduct } from '../start-product.ts';

const BOUND_KB = 150;
const PAGES = ['/login', '/register', '/'];

interface Weight {
  readonly scripts: number;
  readonly rawKb: number;
  readonly gzipKb: number;
}

/** `npm run bench -- page-weight`: all JavaScript a visitor's browser loads for a page until the network rests. */
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
        ...pages.map(({ path, weight }) =>
          row(path, weight, path === '/login' ? `≤ ${BOUND_KB} kB gzip` : ''),
        ),
        row('react-dom alone', yardstick, ''),
      ],
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function weighPages(dataDir: string): Promise<{ path: string; weight: Weight }[]> {
  const product = await startProduct({ dataDir });
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    const weights = [];
    for (const path of PAGES) {
      const page = await browser.newPage();
      const bodies: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') bodies.push(response.body());
      });
      await page.goto(`${product.baseUrl}${path}`, { waitUntil: 'networkidle' });
      weights.push({ path, weight: weigh(await Promise.all(bodies)) });
      await page.close();
    }
    return weights;
  } finally {
    await browser.close();
    await product.stop();
  }
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
