import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ROOT } from '../root.ts';
import { typedLintStage } from '../stages/typed-lint-stage.ts';

// One start of the linter, on a machine that may be busy.
vi.setConfig({ hookTimeout: 60_000 });

const STATE = "import { useEffect, useMemo, useRef, useState } from 'react';\n";

/** What each rule is there to find, as a component somebody might write. */
const FAULTS = {
  'rules-of-hooks': 'export function A({ on }: { on: boolean }) { if (on) useState(0); return null; }',
  'exhaustive-deps':
    'export function A({ id, load }: { id: string; load: (id: string) => void }) { useEffect(() => { load(id); }, []); return null; }',
  'static-components':
    'export function A({ name }: { name: string }) { const Inner = () => <b>{name}</b>; return <Inner />; }',
  'use-memo':
    'export function A({ a }: { a: number }) { const b = useMemo((c: number) => c, [a]); return <b>{b}</b>; }',
  'void-use-memo':
    'export function A({ a }: { a: number[] }) { const b = useMemo(() => { a.at(0); }, [a]); return <b>{b}</b>; }',
  immutability:
    "export function A({ row }: { row: { name: string } }) { row.name = 'b'; return <b>{row.name}</b>; }",
  globals: 'let count = 0; export function A() { count += 1; return <b>{count}</b>; }',
  refs: 'export function A() { const last = useRef(0); return <b>{last.current}</b>; }',
  'set-state-in-effect':
    'export function A() { const [a, setA] = useState(0); useEffect(() => { setA(1); }, []); return <b>{a}</b>; }',
  'set-state-in-render': 'export function A() { const [a, setA] = useState(0); setA(1); return <b>{a}</b>; }',
  'error-boundaries':
    "import { B } from './b'; export function A() { try { return <B />; } catch { return null; } }",
  purity: 'export function A() { return <b>{Math.random()}</b>; }',
  'unsupported-syntax': 'export function A({ a }: { a: string }) { return <b>{eval(a)}</b>; }',
  'incompatible-library':
    "import { useReactTable } from '@tanstack/react-table'; export function A({ rows }: { rows: string[] }) { const table = useReactTable({ data: rows }); return <b>{table.getRowCount()}</b>; }",
};

let folder: string;
let output: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citato-react-'));
  const source = join(folder, 'web/src');
  await mkdir(source, { recursive: true });
  const compilerOptions = { strict: true, jsx: 'react-jsx', types: [] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.tsx'] }));
  for (const [rule, fault] of Object.entries(FAULTS))
    await writeFile(join(source, `${rule}.tsx`), `${STATE}${fault}\n`);
  ({ output } = await typedLintStage({ folder, config: join(ROOT, '.oxlintrc.json') }).run());
});
afterAll(() => rm(folder, { recursive: true }));

it.each(Object.keys(FAULTS))('React’s rule %s finds its fault', (rule) => {
  const finding = new RegExp(`react(-hooks)?\\(${rule}\\)[^\\n]*\\n[^\\n]*\\b${rule}\\.tsx`);
  expect(output).toMatch(finding);
});
