import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser/ensure-browser.ts';
import { openDemoAccount } from './analysis/account.ts';
import { startProduct } from './start-product.ts';

/** Enough for Andamento to have weeks. */
const DAYS = 16;

/** The built product with its demo account, and a browser to look at it; both end with the work. */
export async function withDemoBrowser(
  work: (opened: { browser: Browser; baseUrl: string }) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  const dataDir = join(folder, 'data');
  const product = await startProduct({ dataDir });
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    await openDemoAccount({ baseUrl: product.baseUrl, dataDir, days: DAYS });
    await work({ browser, baseUrl: product.baseUrl });
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A window of its own, as somebody in Italy opens it. */
export const openItalianPage = async (browser: Browser, baseUrl: string) =>
  (await browser.newContext({ baseURL: baseUrl, locale: 'it-IT', timezoneId: 'Europe/Rome' })).newPage();
