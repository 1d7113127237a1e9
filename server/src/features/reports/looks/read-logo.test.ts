import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aPng, chunk, PNG_HEAD } from '#test/uploads/logos';
import { readLogo } from './read-logo.ts';

const jpeg = (width: number, height: number, parts = 3) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8]),
    Buffer.from([height >> 8, height & 255, width >> 8, width & 255, parts, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ]);

describe('a logo', () => {
  it('is a still PNG or JPEG', () => {
    expect(readLogo(aPng(64, 32))).toEqual({ type: 'image/png' });
    expect(readLogo(jpeg(300, 100))).toEqual({ type: 'image/jpeg' });
  });

  it.each([
    [
      'an SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['a PNG that breaks off', aPng(64, 64).subarray(0, 60)],
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 4, 0, 0, 0, 0, 0, 0, 0])],
    ['a JPEG in the colours of a printer', jpeg(300, 100, 4)],
    [
      'a PNG of fewer pixels than it says',
      Buffer.concat([
        PNG_HEAD,
        aPng(64, 64).subarray(8, 33),
        chunk('IDAT', deflateSync(Buffer.alloc(10))),
        chunk('IEND'),
      ]),
    ],
    [
      'a PNG that inflates to more than it says',
      Buffer.concat([
        PNG_HEAD,
        aPng(64, 64).subarray(8, 33),
        chunk('IDAT', deflateSync(Buffer.alloc(50_000_000))),
        chunk('IEND'),
      ]),
    ],
  ])('is not %s', (_what, file) => {
    expect(readLogo(file)).toEqual({ fault: 'unreadable' });
  });

  it('does not move', () => {
    const still = aPng(64, 64);
    const animated = Buffer.concat([
      still.subarray(0, 33),
      chunk('acTL', Buffer.alloc(8)),
      still.subarray(33),
    ]);
    expect(readLogo(animated)).toEqual({ fault: 'animated' });
    expect(readLogo(Buffer.from('GIF89a'))).toEqual({ fault: 'animated' });
  });

  it('is no dot and no poster', () => {
    expect(readLogo(aPng(1, 1))).toEqual({ fault: 'size' });
    expect(readLogo(aPng(23, 200))).toEqual({ fault: 'size' });
    expect(readLogo(jpeg(2001, 100))).toEqual({ fault: 'size' });
  });
});
