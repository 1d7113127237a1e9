import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress } from './compressed-forms.ts';

const TEXT = 'Aruba, Keliweb, Serverplan. '.repeat(200);

describe('the compressed forms of bytes', () => {
  it('are made once, also for several who ask at a time, each form for itself', async () => {
    const bytes = Buffer.from(TEXT);
    const [first, second] = await Promise.all([compress(bytes, 'br'), compress(bytes, 'br')]);
    expect(second).toBe(first);
    expect(await compress(bytes, 'br')).toBe(first);
    const zipped = await compress(bytes, 'gzip');
    expect(await compress(bytes, 'gzip')).toBe(zipped);
    expect([brotliDecompressSync(first), gunzipSync(zipped)].map(String)).toEqual([TEXT, TEXT]);
  });

  it('belong to the very bytes, never to others that say the same', async () => {
    const [ours, theirs] = [Buffer.from(TEXT), Buffer.from(TEXT)];
    expect(await compress(theirs, 'br')).not.toBe(await compress(ours, 'br'));
  });
});
