import { describe, expect, it } from 'vitest';
import { isAllowedRedirect, matchesRedirect, nameRedirect } from './redirect-uri.ts';

describe('a client may be sent back', () => {
  it.each([
    ['https://claude.ai/api/mcp/auth_callback', 'claude.ai'],
    ['https://claude.com/api/mcp/auth_callback', 'claude.com'],
    ['https://chatgpt.com/connector/oauth/abc', 'chatgpt.com'],
    ['cursor://anysphere.cursor-mcp/oauth/callback', 'cursor://anysphere.cursor-mcp'],
    ['http://localhost:3118/callback', 'localhost'],
    ['http://127.0.0.1/callback', 'localhost'],
    ['http://[::1]:80/callback', 'localhost'],
  ])('to %s, called %s', (uri, name) => {
    expect(isAllowedRedirect(uri)).toBe(true);
    expect(nameRedirect(uri)).toBe(name);
  });

  it.each([
    'http://claude.ai/callback',
    'http://localhost.evil.example/callback',
    'http://127.0.0.1@evil.example/callback',
    'https://evil@claude.ai/callback',
    'https://claude.ai/callback#here',
    'javascript:alert(1)',
    'javascript://claude.ai/%0aalert(1)',
    'data:text/html,ciao',
    'file:///etc/passwd',
    'claude:callback',
    '/callback',
    '//claude.ai/callback',
    'https://claude.ai/call back',
    'https:\\\\claude.ai',
    '',
    `https://claude.ai/${'x'.repeat(1_000)}`,
  ])('never to %s', (uri) => {
    expect(isAllowedRedirect(uri)).toBe(false);
  });
});

describe('what a request names', () => {
  it.each([
    ['http://localhost:3118/callback', 'http://localhost:49152/callback', true],
    ['http://127.0.0.1/callback', 'http://127.0.0.1:8080/callback', true],
    ['http://[::1]/callback', 'http://[::1]:8080/callback', true],
    ['http://127.0.0.1/callback', 'http://localhost:8080/callback', false],
    ['http://localhost/callback', 'http://localhost:1/callback/../other', false],
    ['http://localhost/callback', 'http://localhost:1/other', false],
    ['http://localhost/callback', 'https://localhost:1/callback', false],
    ['http://localhost/callback', 'http://localhost:1/callback?next=x', false],
    ['https://claude.ai/callback', 'https://claude.ai/callback', true],
    ['https://claude.ai/callback', 'https://claude.ai:8443/callback', false],
    ['https://claude.ai/callback', 'https://claude.ai/callback/', false],
    ['https://claude.ai/callback', 'https://CLAUDE.ai/callback', false],
    ['https://claude.ai/callback', 'https://claude.ai/callback?x=1', false],
    ['https://claude.ai/callback', 'https://claude.ai.evil.example/callback', false],
    ['cursor://a/callback', 'cursor://b/callback', false],
  ])('is %s: %s → %s', (registered, asked, matches) => {
    expect(matchesRedirect({ registered, asked })).toBe(matches);
  });
});
