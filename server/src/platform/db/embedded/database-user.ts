import { readFile } from 'node:fs/promises';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { userInfo } from 'node:os';
import { StartupError } from '#lib/startup-error';

/** The account PostgreSQL runs as; null means ours. */
export interface DatabaseUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: root hands it to `postgres` or `nobody`, anybody else keeps it. */
export async function chooseDatabaseUser(): Promise<DatabaseUser | null> {
  if (process.getuid?.() !== 0) {
    assertUserHasName();
    return null;
  }
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const account = accounts.find(([name]) => name === wanted);
    const [uid, gid] = [Number(account?.[2]), Number(account?.[3])];
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new StartupError(
    'The embedded PostgreSQL does not run as root and there is no user postgres or nobody. Start Citato as another user or set DATABASE_URL.',
  );
}

function assertUserHasName(): void {
  try {
    userInfo();
  } catch (error) {
    throw new StartupError(
      'The embedded PostgreSQL needs a user with an entry in /etc/passwd. Start Citato as such a user or set DATABASE_URL.',
      { cause: error },
    );
  }
}

/** Whether `user` may walk every directory down to `path`: a checkout inside /root is closed to `nobody`. */
export async function isReachableBy(user: DatabaseUser, path: string): Promise<boolean> {
  const { uid, gid, mode } = await stat(path);
  const execute = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & execute) === 0) return false;
  const parent = dirname(path);
  return parent === path || isReachableBy(user, parent);
}
