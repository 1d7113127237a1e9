import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const INSIDE = `
  0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 127.0.0.1 127.8.9.10 169.254.169.254 169.254.0.1
  172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.168.0.1
  192.175.48.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  168.63.129.16 :: ::1 ::7f00:1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 ::ffff:0:127.0.0.1 64:ff9b::7f00:1
  64:ff9b::808:808 64:ff9b:1::1 100::1 2001::1 2001:0:7f00:1:: 2001:2::1 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1:: 2620:4f:8000::1
  3fff::1 4000::1 5f00::1 fc00::1 fd00::1 fd00:ec2::254 fe80::1 fe80::1%eth0 fec0::1 ff02::1 ff0e::1`;
const NO_ADDRESSES = ['', 'localhost', '127.1.', '1.2.3', '256.1.1.1', '0x7f.0.0.1.9', 'metadata', '::g'];
const PUBLIC =
  '1.1.1.1 8.8.8.8 93.184.215.14 151.101.1.69 172.32.0.1 2606:4700:4700::1111 2a00:1450:4002::2003';

describe('an address of the public internet', () => {
  it.each(INSIDE.trim().split(/\s+/))('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(NO_ADDRESSES)('is not the text "%s"', (text) => {
    expect(isPublicAddress(text)).toBe(false);
  });

  it.each(PUBLIC.split(' '))('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
