import { expect, it } from 'vitest';
import { createSealer } from './create-sealer.ts';

const sealer = createSealer({ secret: 'una chiave lunga', purpose: 'webhooks' });

it('opens what it sealed, and no two sealings look alike', () => {
  const sealed = sealer.seal('whsec_prova', 'riga-1');
  expect(sealer.open(sealed, 'riga-1')).toBe('whsec_prova');
  expect(sealed).not.toContain('prova');
  expect(sealer.seal('whsec_prova', 'riga-1')).not.toBe(sealed);
});

it.each([
  ['another row', (sealed: string) => sealer.open(sealed, 'riga-2')],
  ['another key', (sealed: string) => other({ secret: 'un’altra chiave' }).open(sealed, 'riga-1')],
  ['another purpose', (sealed: string) => other({ purpose: 'altro' }).open(sealed, 'riga-1')],
  ['an altered text', (sealed: string) => sealer.open(`${sealed.slice(0, -2)}AA`, 'riga-1')],
  ['no text at all', () => sealer.open('', 'riga-1')],
])('opens nothing for %s', (_case, open) => {
  expect(open(sealer.seal('whsec_prova', 'riga-1'))).toBeNull();
});

function other(over: Partial<Parameters<typeof createSealer>[0]>) {
  return createSealer({ secret: 'una chiave lunga', purpose: 'webhooks', ...over });
}
