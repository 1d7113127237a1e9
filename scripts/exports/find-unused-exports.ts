import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { readModule } from './read-module.ts';
import type { ExportedName, ModuleFacts } from './read-module.ts';

export interface UnusedExport {
  path: string;
  line: number;
  name: string;
  reason: string;
}

interface Users {
  inProduct: boolean;
  inTests: boolean;
}

/** Code that runs for users; tools and test support are there for tests, among others. */
const PRODUCT_CODE = /^(contract|mentions|pdf|server|web)\/src\/(?!.*\.test\.tsx?$)/;
const TEST_CODE = /\.test\.tsx?$|^(server|web)\/test\/|^e2e\//;

// The strictest resolution any workspace uses; it reads package.json's imports and exports itself.
const RESOLUTION: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
};

/**
 * Finds exports that no other file uses. Product code that only tests use is dead as well; a type that describes
 * something in its own file is not. `entries` are entered from outside (programs, configurations);
 * `faces` are published, their types may be named by nobody.
 */
export function findUnusedExports({
  root,
  paths,
  entries,
  faces,
}: {
  root: string;
  paths: readonly string[];
  entries: readonly RegExp[];
  faces: readonly string[];
}): UnusedExport[] {
  const modules = new Map(
    paths.map((path) => [path, readModule({ path, text: readFileSync(join(root, path), 'utf8') })]),
  );
  const users = collectUsers({ root, modules });
  return [...modules]
    .filter(([path]) => !entries.some((entry) => entry.test(path)))
    .flatMap(([path, facts]) =>
      facts.exports.flatMap((exported) => {
        if (exported.isType && faces.includes(path)) return [];
        const reason = findReason({ path, facts, exported, users });
        return reason === null ? [] : [{ path, line: exported.line, name: exported.name, reason }];
      }),
    );
}

function collectUsers({
  root,
  modules,
}: {
  root: string;
  modules: ReadonlyMap<string, ModuleFacts>;
}): ReadonlyMap<string, Users> {
  const users = new Map<string, Users>();
  const cache = ts.createModuleResolutionCache(root, (name) => name, RESOLUTION);
  for (const [path, { uses }] of modules) {
    for (const { specifier, name } of uses) {
      const target = resolve({ root, path, specifier, cache });
      const key = `${target ?? ''}: ${name}`;
      const known = users.get(key) ?? { inProduct: false, inTests: false };
      const isTest = TEST_CODE.test(path);
      users.set(key, { inProduct: known.inProduct || !isTest, inTests: known.inTests || isTest });
    }
  }
  return users;
}

function resolve({
  root,
  path,
  specifier,
  cache,
}: {
  root: string;
  path: string;
  specifier: string;
  cache: ts.ModuleResolutionCache;
}): string | null {
  const file = join(root, path);
  const { resolvedModule } = ts.resolveModuleName(
    specifier,
    file,
    RESOLUTION,
    ts.sys,
    cache,
    undefined,
    ts.ModuleKind.ESNext,
  );
  if (resolvedModule === undefined || resolvedModule.resolvedFileName.includes('/node_modules/')) return null;
  return relative(root, resolvedModule.resolvedFileName).split(sep).join('/');
}

function findReason({
  path,
  facts,
  exported: { name, isType },
  users,
}: {
  path: string;
  facts: ModuleFacts;
  exported: ExportedName;
  users: ReadonlyMap<string, Users>;
}): string | null {
  if (name === '*') return 'export * hides what is offered: name it';
  const found = [users.get(`${path}: ${name}`), users.get(`${path}: *`)].filter(
    (entry) => entry !== undefined,
  );
  const isUsedHere = (facts.identifiers.get(name) ?? 0) > 1;
  if (found.length === 0) return isType && isUsedHere ? null : 'no other file uses it';
  const isTestedOnly = PRODUCT_CODE.test(path) && !isUsedHere && found.every(({ inProduct }) => !inProduct);
  return isTestedOnly ? 'only tests use it' : null;
}
