import { describe, expect, it } from 'vitest';
import { readLinks } from './mail-links.ts';

describe('the links of a mail', () => {
  it('are listed once each, in order, as a browser would open them', () => {
    const html =
      '<a class="x" href="https://a.example/v?token=1&amp;plan=pro">Verifica</a> <a href="https://b.example/">B</a>' +
      '<a href="https://a.example/v?token=1&amp;plan=pro">https://a.example</a>';
    expect(readLinks(html)).toEqual(['https://a.example/v?token=1&plan=pro', 'https://b.example/']);
  });

  it('leave out everything that is not a web address', () => {
    expect(readLinks('<a href="mailto:a@b.example">a</a><a href="javascript:alert(1)">b</a>')).toEqual([]);
  });
});
