import { randomBytes, randomUUID } from 'node:crypto';
import { access, chmod, constants, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
    password: await readOrCreate({
      file: join(directory, 'password'),
      draft: randomBytes(24).toString('base64url'),
    }),
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
  if (user === null) return wanted;
  await letPass(dataDirectory);
  if (await isReachableBy(user, wanted)) return wanted;
  // Named in the data folder: a new folder at the old place never finds the database of the one before.
  const name = await readOrCreate({ file: join(wanted, 'location'), draft: randomUUID() });
  const fallback = join(FALLBACK_HOME, name);
  await createWritable(fallback, fallback);
  return fallback;
}

/** Lets other accounts walk through the data folder, not look into it: what lies in it keeps its own rights. */
async function letPass(dataDirectory: string): Promise<void> {
  const { mode, uid } = await stat(dataDirectory);
  if (uid === process.getuid?.() && (mode & 0o001) === 0) await chmod(dataDirectory, (mode & 0o777) | 0o001);
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

/** The first process decides the content; those that start at the same moment read it. */
async function readOrCreate({ file, draft }: { file: string; draft: string }): Promise<string> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, draft, { mode: 0o600 });
  await link(temporary, file).catch(() => undefined);
  await rm(temporary, { force: true });
  return readFile(file, 'utf8');
}
