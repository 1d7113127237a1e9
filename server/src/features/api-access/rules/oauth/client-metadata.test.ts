import { expect, it } from 'vitest';
import { isDocumentAddress, parseClientDocument, parseClientMetadata } from './client-metadata.ts';

const redirect_uris = ['https://claude.ai/api/mcp/auth_callback'];
const ID = 'https://claude.ai/oauth/client.json';

it.each([
  [{ redirect_uris }, { name: null, authMethod: 'none' }],
  [{ redirect_uris, client_name: 'Cla\u200Bude\u202E\n' }, { name: 'Claude' }],
  [{ redirect_uris, token_endpoint_auth_method: 'client_secret_post' }, { authMethod: 'none' }],
  [
    {
      redirect_uris,
      token_endpoint_auth_method: 'private_key_jwt',
      jwks_uri: 'https://chatgpt.com/keys.json',
    },
    { authMethod: 'private_key_jwt', jwksUri: 'https://chatgpt.com/keys.json' },
  ],
])('a registration %j is read', (given, read) => {
  expect(parseClientMetadata(given)).toMatchObject(read);
});

it.each([
  [{}, 'invalid_redirect_uri'],
  [{ redirect_uris: [] }, 'invalid_redirect_uri'],
  [{ redirect_uris: ['javascript://x'] }, 'invalid_redirect_uri'],
  [{ redirect_uris: [...redirect_uris, 'http://evil.example'] }, 'invalid_redirect_uri'],
  [{ redirect_uris: Array(21).fill(redirect_uris[0]) }, 'invalid_redirect_uri'],
  [{ redirect_uris, client_name: 7 }, 'invalid_client_metadata'],
  [{ redirect_uris, token_endpoint_auth_method: 'private_key_jwt' }, 'invalid_client_metadata'],
  [
    { redirect_uris, token_endpoint_auth_method: 'private_key_jwt', jwks_uri: 'http://10.0.0.1/keys' },
    'invalid_client_metadata',
  ],
  [null, 'invalid_client_metadata'],
])('a registration %j is refused: %s', (given, fault) => {
  expect(parseClientMetadata(given)).toBe(fault);
});

it('a document counts only for the address it stands at, and without a shared secret', () => {
  expect(parseClientDocument(ID, { client_id: ID, redirect_uris })).toMatchObject({ authMethod: 'none' });
  for (const document of [
    { client_id: 'https://evil.example/client.json', redirect_uris },
    { redirect_uris },
    { client_id: ID, redirect_uris, client_secret: 'x' },
    { client_id: ID, redirect_uris, token_endpoint_auth_method: 'client_secret_basic' },
    'ciao',
    null,
  ])
    expect(parseClientDocument(ID, document)).toBe('invalid_client_metadata');
});

it.each([
  [ID, true],
  ['https://claude.ai', false],
  ['https://claude.ai/', false],
  ['http://claude.ai/client.json', false],
  ['https://claude.ai/a/../client.json', false],
  ['https://claude.ai/client.json#x', false],
  ['https://a@claude.ai/client.json', false],
  ['https://CLAUDE.ai/client.json', false],
  [`https://claude.ai/${'x'.repeat(500)}`, false],
  ['7f3f8d0e', false],
])('%s names a client by its document: %s', (text, is) => {
  expect(isDocumentAddress(text)).toBe(is);
});
