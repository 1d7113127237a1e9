import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What PostgreSQL writes into postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** The server that holds the cluster, or null. The file of a killed server is removed, whoever has its number now. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const file = join(cluster, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(pid > 0)) return null;
  if (await isPostgres({ pid, cluster })) return { pid, port };
  await rm(file, { force: true });
  return null;
}

/**
 * Process numbers are reused, above all in containers: the command line shows which process it is. A zombie has none.
 */
async function isPostgres({ pid, cluster }: { pid: number; cluster: string }): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  const commandLine = await (
    process.platform === 'linux'
      ? readFile(`/proc/${String(pid)}/cmdline`, 'utf8')
      : run('ps', ['-p', String(pid), '-o', 'args=']).then(({ stdout }) => stdout)
  ).catch(() => '');
  return commandLine.includes('postgres') && commandLine.includes(cluster);
}
