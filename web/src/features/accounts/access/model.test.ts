import { describe, expect, it } from 'vitest';
import { parseRedirectTarget } from './model.ts';

describe('where a login may lead', () => {
  it.each([
    ['/', '/'],
    ['/profile?tab=plan', '/profile?tab=plan'],
    ['/?azienda=1&scheda=risultati', '/?azienda=1&scheda=risultati'],
  ])('goes to %s, a page of ours', (value, target) => {
    expect(parseRedirectTarget(value)).toBe(target);
  });

  it.each([
    '//evil',
    '/\\evil',
    '\\\\evil',
    '/\t/evil',
    '/\n/evil',
    'https:evil',
    'https://evil.example/profile',
    'javascript:alert(1)',
    ' /profile',
    '@evil',
    '/profile/../../evil',
    '/questa-pagina-non-esiste',
    '',
    undefined,
    42,
  ])('goes nowhere with %j', (value) => {
    expect(parseRedirectTarget(value)).toBeNull();
  });
});
