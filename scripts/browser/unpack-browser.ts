import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../root.ts';

const FOLDER = join(ROOT, 'node_modules/.cache/chromium');

/** The package unpacks its own system libraries only where it believes to run; they do no harm elsewhere. */
const RUNTIME = 'nodejs24.x';

/**
 * Unpacks the Chromium that comes as an npm package (Linux x64), once, with the system libraries it needs.
 * The folder appears under its name only when it is whole, so that an interrupted run leaves no half browser.
 */
export async function unpackBrowser(): Promise<{ executablePath: string; env: Record<string, string> }> {
  if (`${process.platform}-${process.arch}` !== 'linux-x64')
    throw new Error('The packaged browser is for Linux x64.');
  if (!existsSync(FOLDER)) await unpackInto(FOLDER);
  return {
    executablePath: join(FOLDER, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(FOLDER, 'al2023/lib'), process.env['LD_LIBRARY_PATH'] ?? '']
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_PATH: join(FOLDER, 'fonts'),
    },
  };
}

async function unpackInto(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  try {
    // The package takes its folder from the environment and changes it while it loads: it gets a process of its own.
    const env = { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: RUNTIME };
    await run(process.execPath, ['--input-type=module', '--eval', UNPACK], { cwd: ROOT, env });
    const fontsFile = join(draft, 'fonts/fonts.conf');
    const fonts = await readFile(fontsFile, 'utf8');
    await writeFile(fontsFile, fonts.replaceAll('/tmp/fonts', join(folder, 'fonts')));
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
const run = promisify(execFile);
