import { expect, it } from 'vitest';
import { buildApiPath } from './build-api-path.ts';

it('fills the parts of a path and escapes what stands in them', () => {
  expect(buildApiPath({ path: '/api/analysis/:promptId', params: { promptId: 'a/b c' } })).toBe(
    '/api/analysis/a%2Fb%20c',
  );
});

it('appends the given query and leaves out what is absent', () => {
  const query = { to: 'a+b@c.example', cursor: undefined, limit: 5 };
  expect(buildApiPath({ path: '/api/x', query })).toBe('/api/x?to=a%2Bb%40c.example&limit=5');
  expect(buildApiPath({ path: '/api/x', query: { to: null } })).toBe('/api/x');
});
