import { DEFAULT_MARKET } from '@citato/contract';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock';
import { issueCertificate, startTlsServer } from '#test/stand-ins/tls/tls-server';
import { buildWired, WAYS, type Way } from '#test/stand-ins/wired/wired-engines';

const QUESTION = { text: 'Quale banca scegliere?', ...DEFAULT_MARKET, sample: 1 } as const;
const inHours = (hours: number) => new Date(systemClock.now().getTime() + hours * 3_600_000);
const authority = issueCertificate({ name: 'Autorità di prova', isAuthority: true });
const unknownAuthority = issueCertificate({ name: 'Autorità ignota', isAuthority: true });
const trustedBefore = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...trustedBefore, authority.cert]));
afterAll(() => setDefaultCACertificates(trustedBefore));

const ask = async (way: Way, order: Parameters<typeof issueCertificate>[0]) => {
  const server = await startTlsServer(issueCertificate(order));
  try {
    const reply = await buildWired(way, server.baseUrl).ask(QUESTION, {
      signal: new AbortController().signal,
    });
    return { reply, requests: server.countRequests() };
  } finally {
    await server.close();
  }
};

describe.each(WAYS)('%s behind a certificate', (way) => {
  it.each([
    { what: 'signed by itself', order: {}, code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    {
      what: 'of an unknown authority',
      order: { issuer: unknownAuthority },
      code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    },
    {
      what: 'that has expired',
      order: { issuer: authority, notBefore: inHours(-2), notAfter: inHours(-1) },
      code: 'CERT_HAS_EXPIRED',
    },
    {
      what: 'of another address',
      order: { issuer: authority, address: '192.0.2.1' },
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    },
  ])('$what sends no question and books no money', async ({ order, code }) => {
    const { reply, requests } = await ask(way, { name: 'motore di prova', ...order });
    expect(reply).toMatchObject({ status: 'failed', kind: 'network', detail: code, costMicroDollars: 0 });
    expect(requests).toBe(0);
  });

  it('that is good is asked', async () => {
    const { requests } = await ask(way, { name: 'motore di prova', issuer: authority });
    expect(requests).toBe(1);
  });
});
