import { describe, expect, it } from 'vitest';
import { findUnusedPackages } from './find-unused-packages.ts';

const manifest = (folder: string, ...names: string[]) => ({
  folder,
  text: JSON.stringify({ devDependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) }),
});
const find = (names: string[], text: string, neededElsewhere = {}) =>
  findUnusedPackages({
    manifests: [manifest('server', ...names)],
    sources: [{ path: 'server/src/a.ts', text }],
    neededElsewhere,
  });

describe('packages that nothing loads', () => {
  it('are found by their manifest', () => {
    expect(find(['pg', '@fastify/swagger'], "import pg from 'pg';")).toEqual([
      'server/package.json: nothing loads @fastify/swagger',
    ]);
  });

  it.each([
    ['pg', "import pg from 'pg';"],
    ['zod', "import * as z from 'zod/mini';"],
    ['@fontsource/ibm-plex-sans', "const font = 'node_modules/@fontsource/ibm-plex-sans/files/a.woff';"],
    ['tailwindcss', '@import "tailwindcss";'],
    ['tsx', "import.meta.resolve('tsx')"],
    ['@types/pg', "import type { Client } from 'pg';"],
  ])('are not those somebody names: %s', (name, text) => {
    expect(find([name], text)).toEqual([]);
  });

  it('are those whose name is only a part of another', () => {
    expect(find(['react'], "import { render } from 'react-dom';")).toHaveLength(1);
  });

  it('are not those that another workspace’s files load', () => {
    const sources = [{ path: 'web/src/a.ts', text: "import pg from 'pg';" }];
    const unused = findUnusedPackages({
      manifests: [manifest('server', 'pg')],
      sources,
      neededElsewhere: {},
    });
    expect(unused).toHaveLength(1);
  });

  it('may be needed elsewhere, as long as they are declared', () => {
    expect(find(['jsdom'], '', { jsdom: 'the environment of the web tests' })).toEqual([]);
    expect(find([], '', { jsdom: 'the environment of the web tests' })).toEqual([
      'scripts/check-packages.ts: nobody declares jsdom',
    ]);
  });
});
