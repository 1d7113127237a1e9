import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { access, chmod, constants, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartupError } from '#lib/startup-error';
import { type DatabaseUser, isReachableBy } from './database-user.ts';

/** Where root keeps a database whose DATA_DIR the database's own account cannot reach. */
const FALLBACK_HOME = '/var/lib/citato';

/** The folder of one embedded server: cluster, password, port and log. */
export interface Home {
  readonly directory: string;
  readonly cluster: string;
  readonly log: string;
  readonly portFile: string;
  readonly password: string;
}

export async function openHome({
  dataDirectory,
  user,
}: {
  dataDirectory: string;
  user: DatabaseUser | null;
}): Promise<Home> {
  const directory = await chooseDirectory({ dataDirectory: resolve(dataDirectory), user });
  return {
    directory,
    cluster: join(directory, 'cluster'),
    log: join(directory, 'server.log'),
    portFile: join(directory, 'port'),
    password: await readOrCreatePassword(directory),
  };
}

async function chooseDirectory({
  dataDirectory,
  user,
}: {
  dataDirectory: string;
  user: DatabaseUser | null;
}): Promise<string> {
  const wanted = join(dataDirectory, 'postgres');
  await createWritable(wanted, dataDirectory);
  if (user === null || (await isReachableBy(user, wanted))) return wanted;
  const name = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16);
  const fallback = join(FALLBACK_HOME, name);
  await createWritable(fallback, fallback);
  return fallback;
}

async function createWritable(directory: string, shown: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartupError(
      `DATA_DIR ${shown} cannot be written (${reason}). Choose another DATA_DIR or fix its rights.`,
      {
        cause: error,
      },
    );
  }
}

/** The first process to come decides the password; those that start at the same moment read it. */
async function readOrCreatePassword(directory: string): Promise<string> {
  const file = join(directory, 'password');
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await chmod(draft, 0o600);
  await link(draft, file).catch(() => undefined);
  await rm(draft, { force: true });
  return readFile(file, 'utf8');
}
