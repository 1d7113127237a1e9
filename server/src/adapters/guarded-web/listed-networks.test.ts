import { describe, expect, it } from 'vitest';
import { parseNetworks } from './listed-networks.ts';
import { createListedCheck } from './listed-check.ts';

const opens = (list: string, address: string) =>
  createListedCheck(parseNetworks(list.split(',').filter((text) => text !== '')))(address);

describe('a list of networks opens what it lists', () => {
  it.each([
    ['10.0.0.0/8', '10.1.2.3'],
    ['10.1.2.3', '10.1.2.3'],
    ['192.168.7.0/24,10.0.0.0/8', '10.0.0.1'],
    ['100.64.0.0/10', '100.64.0.7'],
    ['fd00::/8', 'fd12:3456::1'],
    ['FD12:3456::0001', 'fd12:3456:0:0::1'],
    ['127.0.0.1', '127.0.0.1'],
    ['127.0.0.0/8', '127.0.0.1'],
    ['::1', '::1'],
    ['169.254.10.0/24', '169.254.10.9'],
    ['fe80::/10', 'fe80::1'],
    ['169.254.169.254', '169.254.169.254'],
    ['0.0.0.0/0', '10.1.2.3'],
    ['::/0', 'fd00::1'],
    ['203.0.113.7', '203.0.113.7'],
  ])('%s opens %s', (list, address) => {
    expect(opens(list, address)).toBe(true);
  });
});

describe('and nothing else', () => {
  it.each([
    ['', '10.1.2.3'],
    ['10.0.0.0/8', '11.0.0.1'],
    ['10.0.0.0/8', '192.168.0.1'],
    ['10.1.2.3', '10.1.2.4'],
    ['fd00::/8', 'fc00::1'],
    // The machine itself, its link and its credentials by a network that merely contains them.
    ['0.0.0.0/0', '127.0.0.1'],
    ['0.0.0.0/0', '169.254.1.1'],
    ['0.0.0.0/0', '169.254.169.254'],
    ['169.254.0.0/16', '169.254.169.254'],
    ['100.64.0.0/10', '100.100.100.200'],
    ['::/0', '::1'],
    ['::/0', 'fe80::1'],
    ['fd00::/8', 'fd00:ec2::254'],
    ['fd00::/8', 'fd00:0ec2:0:0::0254'],
    // Nobody's address.
    ['0.0.0.0/0', '0.0.0.0'],
    ['0.0.0.0/0', '224.0.0.1'],
    ['0.0.0.0/0', '255.255.255.255'],
    ['::/0', '::'],
    ['::/0', 'ff02::1'],
    // IPv4 dressed as IPv6.
    ['10.0.0.0/8', '::ffff:10.1.2.3'],
    ['10.0.0.0/8', '::ffff:a01:203'],
    ['::/0', '::ffff:10.1.2.3'],
    ['::/0', '::ffff:127.0.0.1'],
    ['::/0', '64:ff9b::a01:203'],
    ['::/0', '2002:a01:203::1'],
    ['::ffff:10.0.0.0/104', '::ffff:10.1.2.3'],
    ['fe80::/10', 'fe80::1%eth0'],
    ['10.0.0.0/8', 'n8n.internal'],
    ['10.0.0.0/8', ''],
  ])('%s does not open %s', (list, address) => {
    expect(opens(list, address)).toBe(false);
  });
});

it.each([
  '10.0.0.0/33',
  'fd00::/129',
  '10.0.0/8',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  'n8n.internal',
  '10.0.0.0/-1',
  'fe80::1%eth0',
])('%s is no network', (text) => {
  expect(() => parseNetworks([text])).toThrow(`${text} is no network`);
});
