import { expect, it } from 'vitest';
import { createProxyChoice } from './choose-proxy.ts';
import { authorizeAt, parseProxy } from './proxy-settings.ts';

const HTTPS = new URL('http://secure.example:3128');
const HTTP = new URL('http://plain.example:3128');
const choose = (url: string, noProxy = '') =>
  createProxyChoice({ httpsProxy: HTTPS, httpProxy: HTTP, noProxy })(new URL(url))?.hostname ?? null;

it('the scheme of the target says which proxy, and without one it is reached straight', () => {
  expect(choose('https://api.openai.com/v1')).toBe('secure.example');
  expect(choose('http://n8n.example/hook')).toBe('plain.example');
  const none = createProxyChoice({ httpsProxy: HTTPS, httpProxy: null, noProxy: '' });
  expect(none(new URL('http://n8n.example'))).toBeNull();
});

it.each([
  ['*', 'https://api.openai.com'],
  ['example.com', 'https://example.com'],
  ['example.com', 'https://api.example.com'],
  ['EXAMPLE.com', 'https://api.example.COM'],
  ['.example.com', 'https://api.example.com'],
  ['.example.com', 'https://example.com'],
  ['*.example.com', 'https://a.b.example.com'],
  ['example.com.', 'https://example.com./'],
  ['example.com:8443', 'https://api.example.com:8443'],
  ['example.com:443', 'https://example.com'],
  ['example.com:80', 'http://example.com'],
  ['altro.example, example.com', 'https://example.com'],
  ['altro.example example.com', 'https://example.com'],
  ['localhost,127.0.0.1', 'http://127.0.0.1:11434/v1'],
  ['localhost', 'http://localhost:11434/v1'],
  ['192.168.1.20', 'http://192.168.1.20:5678'],
  ['192.168.1.20:5678', 'http://192.168.1.20:5678'],
  ['10.0.0.0/8', 'http://10.20.30.40'],
  ['::1', 'http://[::1]:3000'],
  ['[::1]', 'http://[::1]:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['0:0:0:0:0:0:0:1', 'http://[::1]'],
  ['fd00::/8', 'http://[fd12:3456::1]'],
  ['10.0.0.0/8', 'http://[::ffff:10.1.2.3]'],
])('NO_PROXY=%s spares %s', (noProxy, url) => {
  expect(choose(url, noProxy)).toBeNull();
});

it.each([
  ['', 'https://api.openai.com'],
  ['example.com', 'https://notexample.com'],
  ['example.com', 'https://example.com.evil.example'],
  ['example.com:8443', 'https://example.com'],
  ['10.0.0.0/8', 'http://11.0.0.1'],
  ['10.0.0.0/8', 'http://host10.example'],
  ['fd00::/8', 'http://[2001:db8::1]'],
  ['::1', 'http://127.0.0.1'],
  ['[::1]:3000', 'http://[::1]:3001'],
  ['10.0.0.0/99', 'http://10.0.0.1'],
])('NO_PROXY=%s does not spare %s', (noProxy, url) => {
  expect(choose(url, noProxy)).not.toBeNull();
});

it('a proxy is named with or without scheme, with a user and a percent-encoded password', () => {
  expect(parseProxy('proxy.example:3128').href).toBe('http://proxy.example:3128/');
  expect(parseProxy('https://proxy.example').protocol).toBe('https:');
  const named = parseProxy('http://ada:p%40ss%3Aw@proxy.example:3128');
  expect(authorizeAt(named)).toBe(`Basic ${Buffer.from('ada:p@ss:w').toString('base64')}`);
  expect(authorizeAt(parseProxy('proxy.example'))).toBeNull();
});

it.each(['socks5://proxy.example:1080', 'ftp://proxy.example', 'http://', 'http://ada:100%@proxy.example'])(
  '%s is no proxy that can be spoken to',
  (text) => {
    expect(() => parseProxy(text)).toThrow();
  },
);
