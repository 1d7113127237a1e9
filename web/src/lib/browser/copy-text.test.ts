import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page on plain http: no clipboard, and a browser that copies what is selected, or refuses to. */
function openOnPlainHttp({ copies }: { copies: boolean }): string[] {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {});
  Object.assign(document, {
    execCommand: (command: string) => {
      copied.push(`${command}: ${document.getSelection()?.toString() ?? ''}`);
      return copies;
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'execCommand');
  });
  return copied;
}

it('copies by the browser’s own clipboard where there is one', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('whsec_1');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('whsec_1');
});

it('copies on plain http, too, and leaves neither a trace nor the focus elsewhere', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  const copied = openOnPlainHttp({ copies: true });
  await copyText('whsec_2\n  riga');
  expect(copied).toEqual(['copy: whsec_2\n  riga']);
  expect(document.body.children).toHaveLength(1);
  expect(document.activeElement).toBe(field);
  field.remove();
});

it('says so where the browser refuses', async () => {
  openOnPlainHttp({ copies: false });
  await expect(copyText('whsec_3')).rejects.toThrow('does not copy');
  expect(document.getSelection()?.toString()).toBe('');
});
