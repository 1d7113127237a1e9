import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser/ensure-browser.ts';
import { chooseScratchFolder } from '../scripts/test-support/choose-scratch-folder.ts';

// Every process of a run asks the system where temporary files go.
process.env['TMPDIR'] ??= await chooseScratchFolder();
const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  globalSetup: './src/global-setup.ts',
  testDir: 'src',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  // Each with a browser and a product of its own: while one waits for an engine or a picture, the other works.
  workers: 2,
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
    // A failure keeps a picture, the page's words and the product's log; `--trace on` records one that needs more.
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
});
