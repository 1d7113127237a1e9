import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import {
  EVERY_SCREEN,
  findVisitorPage,
  listWidths,
  openScreen,
  THEMES,
} from '../../../e2e/src/fixtures/every-screen.ts';
import type { Screen, Viewer } from '../../../e2e/src/fixtures/every-screen.ts';
import { openAccount, signIn } from '../../../e2e/src/fixtures/people.ts';
import { findBrowser } from '../../../scripts/browser/ensure-browser.ts';
import { openDemoAccount } from '../analysis/account.ts';
import { startProduct } from '../start-product.ts';
import { drawSheet } from './draw-sheet.ts';
import type { Picture } from './draw-sheet.ts';

const PASSWORD = 'Demo-Citato-2026';

/** `npm run bench -- contact-sheet [folder]`: a picture of every screen at every width in both themes, on one sheet. */
export async function run([wanted]: string[]): Promise<void> {
  const folder = wanted === undefined ? await mkdtemp(join(tmpdir(), 'citato-sheet-')) : resolve(wanted);
  await mkdir(folder, { recursive: true });
  const data = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  const product = await startProduct({ dataDir: join(data, 'data') });
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    await openDemoAccount({ baseUrl: product.baseUrl, dataDir: join(data, 'data') });
    const pictures: Picture[] = [];
    for (const viewer of ['visitor', 'newcomer', 'customer', 'administrator'] as const) {
      const page = await openFor({ browser, baseUrl: product.baseUrl, viewer });
      const screens = [
        ...EVERY_SCREEN[viewer],
        ...(viewer === 'customer' ? [await findVisitorPage(page)] : []),
      ];
      for (const screen of screens) pictures.push(...(await photograph({ page, screen, folder })));
      await page.context().close();
    }
    await writeFile(join(folder, 'index.html'), drawSheet(pictures));
    console.log(`${String(pictures.length)} pictures: ${join(folder, 'index.html')}`);
  } finally {
    await browser.close();
    await product.stop();
    await rm(data, { recursive: true, force: true });
  }
}

async function openFor({
  browser,
  baseUrl,
  viewer,
}: {
  browser: Browser;
  baseUrl: string;
  viewer: Viewer;
}): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl, locale: 'it-IT', timezoneId: 'Europe/Rome' });
  const page = await context.newPage();
  if (viewer === 'newcomer') await openAccount(page.request);
  if (viewer === 'customer') await signIn(page, { email: 'demo@citato.example', password: PASSWORD });
  if (viewer === 'administrator') await signIn(page, { email: 'admin@citato.example', password: PASSWORD });
  return page;
}

async function photograph({
  page,
  screen,
  folder,
}: {
  page: Page;
  screen: Screen;
  folder: string;
}): Promise<Picture[]> {
  await openScreen(page, screen);
  const pictures: Picture[] = [];
  for (const width of listWidths(screen)) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const file = `${screen.name}-${String(width)}-${theme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: screen.opens === undefined });
      pictures.push({ screen: screen.name, width, theme, file });
    }
  }
  return pictures;
}
