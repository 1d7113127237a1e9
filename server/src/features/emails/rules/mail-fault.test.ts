import { describe, expect, it } from 'vitest';
import { readMailFault } from './mail-fault.ts';
import { countFaults } from './count-faults.ts';

describe('why a mail was not taken', () => {
  it.each([
    ["Can't send mail - all recipients were rejected: 550 5.1.1 <…>: user unknown", 'address_unknown'],
    ['550 No such user here', 'address_unknown'],
    ['552 5.2.2 mailbox over quota', 'mailbox_full'],
    ['452 4.2.2 mailbox full', 'mailbox_full'],
    ['554 5.7.1 message refused as spam', 'policy'],
    ['554 Transaction failed', 'policy'],
    ['Invalid login: 535 5.7.8 Error: authentication failed', 'login'],
    ['Missing credentials for "PLAIN"', 'login'],
    ['connect ECONNREFUSED 10.0.0.5:587', 'unreachable'],
    ['getaddrinfo ENOTFOUND smtp.example', 'unreachable'],
    ['Greeting never received', 'unreachable'],
    ['self-signed certificate', 'unreachable'],
    ['451 4.3.0 try again later', 'later'],
    ['421 too many connections', 'later'],
    ['', 'other'],
    ['something nobody has seen', 'other'],
  ] as const)('%s → %s', (said, fault) => {
    expect(readMailFault(said)).toBe(fault);
  });

  it('is not read from a port or an address that looks like a code', () => {
    expect(readMailFault('connect ECONNREFUSED 10.4.5.250:450')).toBe('unreachable');
    expect(readMailFault('<ada550@esempio.it> something')).toBe('other');
  });

  it('is counted, most frequent first', () => {
    expect(countFaults(['550 no', 'connect ECONNREFUSED', '550 5.1.1 no', ''])).toEqual([
      { fault: 'address_unknown', count: 2 },
      { fault: 'unreachable', count: 1 },
      { fault: 'other', count: 1 },
    ]);
  });
});
