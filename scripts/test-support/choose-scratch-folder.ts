import { readFile, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Several databases and browsers at once stay below it. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Where tests put what they throw away: in memory where this machine has room there, otherwise where it keeps its
 * temporary files. Every test application clones a database of some ten megabytes, which a disk takes far longer for.
 */
export async function chooseScratchFolder(): Promise<string> {
  try {
    const [mounts, { bavail, bsize }] = await Promise.all([readFile('/proc/mounts', 'utf8'), statfs(MEMORY)]);
    return isRunnableMemory(mounts) && bavail * bsize >= NEEDED_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Whether the folder is memory that lets programs run: a test may put one there. */
export function isRunnableMemory(mounts: string): boolean {
  return mounts.split('\n').some((line) => {
    const [, folder, kind, options = ''] = line.split(' ');
    return folder === MEMORY && kind === 'tmpfs' && !options.split(',').includes('noexec');
  });
}
