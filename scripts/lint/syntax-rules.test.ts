import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ROOT } from '../root.ts';
import { typedLintStage } from '../stages/typed-lint-stage.ts';

// One start of the linter, on a machine that may be busy.
vi.setConfig({ hookTimeout: 60_000 });

const long = (lines: number) => `export function a(b: number[]): void {\n${'  b.push(1);\n'.repeat(lines)}}`;

/** What each rule of syntax is there to find that the native linter holds: rule, case, source. */
const FAULTS: readonly (readonly [rule: string, what: string, source: string])[] = [
  ['no-unused-vars', 'a constant', 'const a = 1; export const b = 2;'],
  ['no-unused-vars', 'an underlined constant', 'const _a = 1; export const b = 2;'],
  ['no-unused-vars', 'a local one', 'export function f(): void { let a = 1; a = 2; }'],
  ['no-unused-vars', 'an underlined local one', 'export function f(): void { const _a = 1; }'],
  ['no-unused-vars', 'a function', 'function a(): number { return 1; } export const b = 2;'],
  [
    'no-unused-vars',
    'a function that calls only itself',
    'function a(): number { return a(); } export const b = 2;',
  ],
  ['no-unused-vars', 'the last argument', 'export const f = (a: number, b: number): number => a;'],
  [
    'no-unused-vars',
    'a caught error',
    'export function f(): number { try { return 1; } catch (error) { return 2; } }',
  ],
  ['no-unused-vars', 'an import', "import { join } from 'node:path'; export const b = 2;"],
  ['no-unused-vars', 'an imported type', "import type { Stats } from 'node:fs'; export const b = 2;"],
  ['no-unused-vars', 'a type', 'interface A { b: string } export const b = 2;'],
  ['no-unused-vars', 'a name used only as a type', 'const a = 1; export type B = typeof a;'],
  ['no-unused-vars', 'a part of an array', 'export const f = ([a, b]: number[]): number | undefined => b;'],
  ['no-unused-vars', 'a number only counted up', 'export function f(): void { let a = 1; a += 1; }'],
  ['ban-ts-comment', 'an ignored error', '// @ts-ignore: it is right as it is\nexport const a = 1;'],
  ['ban-ts-comment', 'an unchecked file', '// @ts-nocheck\nexport const a = 1;'],
  [
    'ban-ts-comment',
    'an expected error without a reason',
    "// @ts-expect-error\nexport const a: number = '';",
  ],
  ['ban-ts-comment', 'a reason too short', "// @ts-expect-error no\nexport const a: number = '';"],
  [
    'consistent-type-imports',
    'a type',
    "import { Stats } from 'node:fs'; export const f = (a: Stats): number => a.size;",
  ],
  [
    'consistent-type-imports',
    'a type inline',
    "export const f = (a: import('node:fs').Stats): number => a.size;",
  ],
  ['no-empty-function', 'a function', 'export function a(): void {}'],
  ['no-empty-function', 'an arrow', 'export const a = (): void => {};'],
  ['no-empty-function', 'a method', 'export class A { b = 1; c(): void {} }'],
  ['no-empty-function', 'a constructor', 'export class A { b = 1; constructor() {} }'],
  ['no-unused-expressions', 'a value', 'export function f(a: number): void { a + 1; }'],
  [
    'no-unused-expressions',
    'a short circuit',
    'export function f(a: boolean, g: () => void): void { a && g(); }',
  ],
  [
    'no-unused-expressions',
    'a choice',
    'export function f(a: boolean, g: () => void): void { a ? g() : g(); }',
  ],
  ['no-unused-expressions', 'an optional member', 'export function f(a?: { b: number }): void { a?.b; }'],
  ['max-lines-per-function', 'a function', long(101)],
  [
    'max-lines-per-function',
    'an arrow',
    long(101).replace('function a(b: number[]): void {', 'const a = (b: number[]): void => {'),
  ],
  ['prefer-const', 'never written again', 'export function f(): number { let a = 1; return a; }'],
  [
    'prefer-const',
    'one of two',
    'export function f(b: [number, number]): number { let [a, c] = b; c += 1; return a + c; }',
  ],
  ['no-var', 'a variable', 'export var a = 1;'],
  ['prefer-rest-params', 'arguments', 'export function f(): unknown { return arguments[0]; }'],
  ['prefer-spread', 'apply', 'export const f = (a: number[]): number => Math.max.apply(Math, a);'],
  ['no-array-constructor', 'a list', 'export const a = new Array(1, 2, 3);'],
  ['no-array-constructor', 'without new', 'export const a = Array(1, 2, 3);'],
  ['array-type', 'of a name', 'export const a: Array<string> = [];'],
  ['array-type', 'read-only', 'export const a: ReadonlyArray<string> = [];'],
  ['no-empty-object-type', 'an interface', 'export interface A {}'],
  ['no-empty-object-type', 'a type', 'export const a: {} = 1;'],
  ['no-explicit-any', 'a variable', 'export const a: any = 1;'],
  ['no-explicit-any', 'a list', 'export const f = (...a: any[]): number => a.length;'],
  ['no-inferrable-types', 'an argument', 'export const f = (a: number = 1): number => a;'],
  ['no-inferrable-types', 'a constant', 'export const a: boolean = true;'],
  ['no-require-imports', 'a call', "export const a = require('node:fs');"],
  ['no-require-imports', 'an import', "import a = require('node:fs'); export const b = a.constants;"],
  ['no-this-alias', 'a name', 'export class A { b = 1; c(): number { const self = this; return self.b; } }'],
  ['triple-slash-reference', 'a path', '/// <reference path="b.ts" />\nexport const a = 1;'],
  [
    'triple-slash-reference',
    'types that are imported as well',
    '/// <reference types="node" />\nimport a from \'node\';\nexport const b: unknown = a;',
  ],
];

/** What looks like a fault and is none. */
const RIGHT = [
  'export const f = (_a: number, b: number): number => b;',
  'export const f = ({ a, ...rest }: { a: number; b: number }): object => rest;',
  "// @ts-expect-error -- the library's types are wrong here\nexport const a: number = '';",
  long(98),
];

let folder: string;
let output: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citato-syntax-'));
  const compilerOptions = { strict: true, types: [] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  for (const [index, [, , fault]] of FAULTS.entries())
    await writeFile(join(folder, `fault-${String(index)}.ts`), `${fault}\n`);
  for (const [index, source] of RIGHT.entries())
    await writeFile(join(folder, `right-${String(index)}.ts`), `${source}\n`);
  ({ output } = await typedLintStage({ folder, config: join(ROOT, '.oxlintrc.json') }).run());
});
afterAll(() => rm(folder, { recursive: true }));

it.each(FAULTS.map(([rule, what], index) => ({ rule, what, index })))(
  'the native linter’s $rule finds $what',
  ({ rule, index }) => {
    const finding = new RegExp(`\\(${rule}\\)[^\\n]*\\n[^\\n]*\\bfault-${String(index)}\\.ts`);
    expect(output).toMatch(finding);
  },
);

it.each(RIGHT.map((source, index) => ({ source, index })))('says nothing of $source', ({ index }) => {
  expect(output).not.toContain(`right-${String(index)}.ts`);
});
