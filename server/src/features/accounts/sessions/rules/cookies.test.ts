import { describe, expect, it } from 'vitest';
import { refreshCookie, registrationCookie } from './cookies.ts';

describe('the cookies of a browser', () => {
  it('are bound to the host and to https when the product is served over https', () => {
    expect(refreshCookie('https://app.citato.example')).toEqual({
      name: '__Host-citato_refresh',
      attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure: true },
    });
    expect(registrationCookie('https://app.citato.example').name).toBe('__Host-citato_registration');
  });

  it('go to the product alone where it shares its host, which the prefix __Host- does not allow', () => {
    expect(refreshCookie('https://acme.example/citato')).toEqual({
      name: '__Secure-citato_refresh',
      attributes: { path: '/citato', httpOnly: true, sameSite: 'lax', secure: true },
    });
    expect(refreshCookie('http://localhost:3000/citato')).toEqual({
      name: 'citato_refresh',
      attributes: { path: '/citato', httpOnly: true, sameSite: 'lax', secure: false },
    });
  });

  it('work on a developer’s machine without https', () => {
    expect(refreshCookie('http://localhost:3000')).toEqual({
      name: 'citato_refresh',
      attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure: false },
    });
    expect(registrationCookie('http://localhost:3000').name).toBe('citato_registration');
  });
});
