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

it('takes the one that comes as a package before those of the system', async () => {
  const packaged = { executablePath: '/packaged/chromium', env: { FONTCONFIG_PATH: '/packaged/fonts' } };
  const browser = await findBrowser({
    chosenPath: '',
    systemPaths: [someFile],
    unpack: () => Promise.resolve(packaged),
  });
  expect(browser).toMatchObject(packaged);
});

it('takes the first installed browser of a system the package is not for', async () => {
  const { executablePath } = await findBrowser({
    chosenPath: '',
    systemPaths: ['/nowhere/chromium', someFile],
    unpack: () => Promise.reject(new Error('for Linux x64')),
  });
  expect(executablePath).toBe(someFile);
});

it('gives up the sandbox for root alone', async () => {
  const asRoot = await findBrowser({ chosenPath: someFile, isRoot: true });
  const asUser = await findBrowser({ chosenPath: someFile, isRoot: false });
  expect(asRoot.args).toContain('--no-sandbox');
  expect(asUser.args).not.toContain('--no-sandbox');
});
