import { findFreePort } from '../../scripts/find-free-port.ts';
import { readProductCommand } from '../../scripts/product-command.ts';
import { ROOT } from '../../scripts/root.ts';
import { startProcess } from './child-process.ts';
import type { StartedProcess } from './child-process.ts';

export interface StartedProduct extends StartedProcess {
  readonly baseUrl: string;
}

/** Starts the built product with its embedded defaults over a data folder. */
export async function startProduct({
  dataDir,
  settings = {},
  folder = ROOT,
}: {
  dataDir: string;
  settings?: Record<string, string>;
  /** Of the clone whose build is started. */
  folder?: string;
}): Promise<StartedProduct> {
  const port = String(await findFreePort());
  const baseUrl = `http://localhost:${port}`;
  const started = await startProcess({
    ...readProductCommand(folder),
    ready: /Citato(’s worker)? is ready/,
    options: {
      cwd: folder,
      env: {
        ...process.env,
        PORT: port,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_SCALE: '1000',
        ...settings,
      },
    },
  });
  return { ...started, baseUrl };
}
