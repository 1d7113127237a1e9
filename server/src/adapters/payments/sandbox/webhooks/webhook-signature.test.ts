import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { readSignedAt, signBody } from './webhook-signature.ts';

const secret = 'a secret of the sandbox';
const body = '{"id":"evt_1","città":"Forlì"}';
const at = new Date('2027-03-28T01:00:00.900Z');

it('is Stripe’s scheme', () => {
  const mac = createHmac('sha256', secret).update(`1806195600.${body}`, 'utf8').digest('hex');
  expect(signBody({ secret, body, at })).toBe(`t=1806195600,v1=${mac}`);
});

it('tells when a body was signed, and nothing of one that was not', () => {
  const header = signBody({ secret, body, at });
  expect(readSignedAt({ secret, header, body })).toEqual(new Date('2027-03-28T01:00:00Z'));
  const other = { secret: 'another', header, body };
  expect(readSignedAt(other)).toBeNull();
  for (const broken of ['', ',', 't=', 't=1', 'v1=', header.replace('v1', 'v0'), header.slice(0, -1)])
    expect(readSignedAt({ secret, header: broken, body })).toBeNull();
});
