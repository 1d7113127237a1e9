import { describe, expect, it } from 'vitest';
import { buildContentDisposition } from './content-disposition.ts';

describe('the header that names a file', () => {
  it.each([
    ['Citato Rossi 2026-11-20.pdf', 'Citato Rossi 2026-11-20.pdf', 'Citato%20Rossi%202026-11-20.pdf'],
    ['Caffè dell’Opera.pdf', 'Caffe dell_Opera.pdf', 'Caff%C3%A8%20dell%E2%80%99Opera.pdf'],
    ['Pizza 🍕.pdf', 'Pizza _.pdf', 'Pizza%20%F0%9F%8D%95.pdf'],
    ["L'oro (*) 100%.pdf", "L'oro (*) 100_.pdf", 'L%27oro%20%28%2A%29%20100%25.pdf'],
    ['a"b\\c.pdf', 'a_b_c.pdf', 'a%22b%5Cc.pdf'],
  ])('gives %s in plain ASCII and in UTF-8', (name, plain, encoded) => {
    expect(buildContentDisposition(name)).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    );
  });
});
