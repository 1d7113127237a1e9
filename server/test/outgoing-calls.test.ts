import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The rows of the table on `docs/security.md`. */
const [, part = ''] = read('docs/security.md').split(
  '**Calls that cost money or reputation at third parties**',
);
const table =
  part
    .split('\n- **')[0]
    ?.split('\n')
    .filter((line) => line.trim().startsWith('|'))
    .join('\n') ?? '';

/** Every limit the server counts, by its name. */
const limits = new Map(
  readdirSync(join(ROOT, 'server/src/features'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [...read(`server/src/features/${path}`).matchAll(LIMIT())])
    .map(([, name = '', uses = '']) => [name, Number(uses)] as const),
);

function LIMIT() {
  return /name: '([\w-]+)', uses: (\d+), windowSeconds/g;
}

describe('calls that cost money or reputation at third parties', () => {
  it('of the payment provider that write stand in the table, each one', () => {
    const port = read('server/src/adapters/payments/payment-provider.ts');
    const [, calls = ''] = port.split('export interface PaymentProvider {');
    const names = [...calls.matchAll(/^ {2}(\w+)\(\s*request: Keyed|^ {2}(\w+)\(\n {4}request: Keyed/gm)].map(
      ([, one, other]) => one ?? other ?? '',
    );
    expect(names.length).toBeGreaterThan(7);
    expect([...names, 'previewCharge'].filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });

  it('of every other adapter that reaches out stand there by its name', () => {
    // A report is set in this process, readings go through the engines, assistants call in, and both ways out are the others'.
    const inside = new Set(['pdf', 'reader', 'guarded-web', 'outbound', 'assistants']);
    const adapters = readdirSync(join(ROOT, 'server/src/adapters'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !inside.has(entry.name))
      .map(({ name }) => name);
    expect(adapters).toContain('payments');
    expect(adapters.filter((name) => !table.includes(name))).toEqual([]);
  });

  it('have the numbers of the code', () => {
    const stated = [...table.matchAll(/`([a-z]+-[a-z-]+)` (\d+)/g)].map(
      ([, name = '', uses = '']) => [name, Number(uses)] as const,
    );
    expect(stated.length).toBeGreaterThan(12);
    expect(stated.map(([name]) => [name, limits.get(name)])).toEqual(stated);
  });
});
