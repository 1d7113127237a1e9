import { randomUUID } from 'node:crypto';
import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_INTERVAL_MS = 100;

/**
 * Does `work` while no other process that takes the same lock does. The lock is a link whose target is its holder's
 * number: it appears whole, or not at all. The next process takes it when its holder has died.
 * @param options.onWaiting called once, when another holds it
 */
export async function withLock<Result>({
  path,
  onWaiting,
  work,
}: {
  path: string;
  onWaiting: () => void;
  work: () => Promise<Result>;
}): Promise<Result> {
  mkdirSync(dirname(path), { recursive: true });
  for (let isReported = false; !take(path); isReported = true) {
    if (!isReported) onWaiting();
    await pause(POLL_INTERVAL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path: string): boolean {
  if (place(process.pid, path)) return true;
  const holder = readHolder(path);
  if (holder === null || isAlive(holder)) return false;
  // Of several that find a dead holder's lock, one moves it away; a live holder's lock moved by mistake is put back.
  const moved = `${path}.${randomUUID()}`;
  try {
    renameSync(path, moved);
  } catch {
    return false;
  }
  const found = readHolder(moved);
  rmSync(moved);
  if (found !== null && found !== holder) {
    place(found, path);
    return false;
  }
  return place(process.pid, path);
}

function place(holder: number, path: string): boolean {
  try {
    symlinkSync(String(holder), path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): number | null {
  try {
    return Number(readlinkSync(path));
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
