import { expect, it } from 'vitest';
import { isRunnableMemory } from './choose-scratch-folder.ts';

const DISK = '/dev/vda / ext4 rw,relatime 0 0';

it.each([
  ['memory', 'tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0', true],
  [
    'memory that runs no programs',
    'shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0',
    false,
  ],
  ['a folder of the disk', '/dev/vdb /dev/shm ext4 rw 0 0', false],
  ['memory elsewhere', 'tmpfs /run tmpfs rw 0 0', false],
])('tests throw their files away in memory only where programs run: %s', (_, mount, isIt) => {
  expect(isRunnableMemory(`${DISK}\n${mount}\n`)).toBe(isIt);
});
