import type { Page } from '@playwright/test';
import { signIn } from '../../../e2e/src/fixtures/people.ts';
import { DEMO } from '../analysis/account.ts';
import { checkBounds } from '../check-bounds.ts';
import { openItalianPage, withDemoBrowser } from '../demo-browser.ts';
import { median } from '../quantile.ts';

/** From the last byte of the figures to the frame that shows the chart. */
const MAX_PAINT_MS = 200;
const ROUNDS = 9;

/** `npm run bench -- paint`: how soon the chart of Andamento is on screen once its figures have come, by the clock. */
export function run(): Promise<void> {
  return withDemoBrowser(async ({ browser, baseUrl }) => {
    const page = await openItalianPage(browser, baseUrl);
    await signIn(page, DEMO);
    await page.getByRole('link', { name: /Andamento di Gestilia$/ }).click();
    await page.getByRole('slider').waitFor();
    await page.addInitScript(NOTE_CHART);
    const address = page.url();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await measurePaint(page, address));
    const ms = median(times);
    checkBounds({
      title: `Andamento of the demo, median of ${String(ROUNDS)}`,
      bounds: [
        {
          name: 'painted after its figures have come',
          measured: `${ms.toFixed(0)} ms`,
          bound: `≤ ${String(MAX_PAINT_MS)} ms`,
          isKept: ms <= MAX_PAINT_MS,
        },
      ],
    });
  });
}

/** Every page opened from here on notes the frame in which the chart is there. */
const NOTE_CHART = `
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('[role=slider]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark('history-shown'));
  }).observe(document, { childList: true, subtree: true });`;
const READ_PAINT = `
  performance.getEntriesByName('history-shown')[0].startTime -
  Math.max(...performance.getEntriesByType('resource')
    .filter(({ name }) => /\\/history(\\?|$)/.test(name))
    .map(({ startTime, duration }) => startTime + duration))`;

async function measurePaint(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.getByRole('slider').waitFor();
  return Number(await page.evaluate(READ_PAINT));
}
