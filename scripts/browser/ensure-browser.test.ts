import { expect, it } from 'vitest';
import { findBrowser } from './ensure-browser.ts';

const someFile = process.execPath;

it('prefers the browser the operator names', async () => {
  const { executablePath } = await findBrowser({ chosenPath: someFile, systemPaths: ['/nowhere/chromium'] });
  expect(executablePath).toBe(someFile);
});

it('says so when the named browser does not exist', async () => {
  await expect(findBrowser({ chosenPath: '/nowhere/chromium' })).rejects.toThrow(
    /CHROMIUM_PATH.*does not exist/,
  );
});

it('takes the first installed browser of the system', async () => {
  const { executablePath } = await findBrowser({
    chosenPath: '',
    systemPaths: ['/nowhere/chromium', someFile],
  });
  expect(executablePath).toBe(someFile);
});

it('gives up the sandbox for root alone', async () => {
  const asRoot = await findBrowser({ chosenPath: someFile, isRoot: true });
  const asUser = await findBrowser({ chosenPath: someFile, isRoot: false });
  expect(asRoot.args).toContain('--no-sandbox');
  expect(asUser.args).not.toContain('--no-sandbox');
});
