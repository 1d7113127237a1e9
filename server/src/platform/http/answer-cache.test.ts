import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { createAnswerCache } from './answer-cache.ts';

const shape = z.object({ text: z.string(), note: z.string().optional() });
const LONG = 'Aruba, Keliweb, Serverplan. '.repeat(200);
const bounds = { maxBytes: 1_000_000, maxEntries: 100 };

function createCountingCache(text = LONG, given = bounds) {
  const cache = createAnswerCache(shape, given);
  const loaded: string[] = [];
  const find = (version: string, name = 'ada') =>
    cache.find({
      name,
      version,
      load: () => {
        loaded.push(`${name} ${version}`);
        return Promise.resolve({ text: text + version });
      },
    });
  return { find, loaded };
}

it('loads, writes and compresses an answer once a version, also for several who ask at a time', async () => {
  const { find, loaded } = createCountingCache();
  const [first, second] = await Promise.all([find('1').readForm('br'), find('1').readForm('br')]);
  expect(second.bytes).toBe(first.bytes);
  expect((await find('1').readForm('br')).bytes).toBe(first.bytes);
  expect(loaded).toEqual(['ada 1']);
  expect((await find('2').readForm('br')).bytes).not.toEqual(first.bytes);
  expect(loaded).toEqual(['ada 1', 'ada 2']);
});

it('makes every form from the one that is there', async () => {
  const { find, loaded } = createCountingCache();
  const [br, gzip, plain] = await Promise.all(
    (['br', 'gzip', null] as const).map((encoding) => find('1').readForm(encoding)),
  );
  const json = JSON.stringify({ text: `${LONG}1` });
  expect([br?.encoding, gzip?.encoding, plain?.encoding]).toEqual(['br', 'gzip', null]);
  expect(String(brotliDecompressSync(br?.bytes ?? ''))).toBe(json);
  expect(String(gunzipSync(gzip?.bytes ?? ''))).toBe(json);
  expect(String(plain?.bytes)).toBe(json);
  expect(loaded).toEqual(['ada 1']);
});

it('sends a short answer as it is, whoever asks', async () => {
  const { find } = createCountingCache('Aruba ');
  const form = await find('1').readForm('br');
  expect([form.encoding, String(form.bytes)]).toEqual([null, '{"text":"Aruba 1"}']);
  expect(String((await find('1').readForm('gzip')).bytes)).toBe('{"text":"Aruba 1"}');
});

it('strips what must not leave, and caches nothing that does not fit or could not be loaded', async () => {
  const cache = createAnswerCache(shape, bounds);
  const read = (value: object) =>
    cache.find({ name: 'ada', version: '1', load: () => Promise.resolve(shape.loose().parse(value)) });
  const failing = cache.find({
    name: 'ada',
    version: '1',
    load: () => Promise.reject(new Error('no database')),
  });
  await expect(failing.readForm('br')).rejects.toThrow('no database');
  const unfit = cache.find({
    name: 'ada',
    version: '1',
    load: () => Promise.resolve(JSON.parse('{"text":7}')),
  });
  await expect(unfit.readForm(null)).rejects.toThrow();
  const form = await read({ text: 'Aruba', secret: 'xyz' }).readForm(null);
  expect(String(form.bytes)).toBe('{"text":"Aruba"}');
});

it('keeps a bounded number of answers and bytes, those asked for last', async () => {
  const few = createCountingCache('Aruba ', { maxBytes: 1_000_000, maxEntries: 10 });
  const short = createCountingCache(LONG, { maxBytes: 20_000, maxEntries: 1000 });
  for (const { find, loaded } of [few, short]) {
    for (let number = 0; number < 30; number += 1) await find('1', String(number)).readForm(null);
    await find('1', '29').readForm(null);
    expect(loaded).toHaveLength(30);
    await find('1', '0').readForm(null);
    expect(loaded).toHaveLength(31);
  }
});
