import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser/ensure-browser.ts';

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  // One browser and one product at a time: two cores are enough for a pass.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Generous, for a machine that is busy: nothing waits that long where all is well.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Steps and page snapshots; filming every one of them as well would cost a tenth of the run.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
});
