import { expect, it } from 'vitest';
import { createRecordingLog } from '#test/recording-log';
import { endWait } from './end-wait.ts';

const { logger: log, entries } = createRecordingLog();
const SOON = { log, limitMs: 10 };

it('gives what is done in time, and its refusals', async () => {
  await expect(endWait({ log }, Promise.resolve('done'))).resolves.toBe('done');
  await expect(endWait({ log }, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

it('tells whoever waits that it goes on without them, and what becomes of it is logged', async () => {
  let fail: (error: Error) => void = () => undefined;
  const silent = new Promise<string>((_resolve, reject) => {
    fail = reject;
  });
  await expect(endWait(SOON, silent)).rejects.toThrow('non risponde');
  fail(new Error('a reply that came too late'));
  await expect
    .poll(() => entries.map(({ message }) => message))
    .toContain('A payment failed after its user was answered');
});
