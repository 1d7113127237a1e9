import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logWith(fields: object, message: string): string[] {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  createLogger({ level: 'info', destination }).info(fields, message);
  return lines;
}

it('an event is one line of JSON with its moment in UTC, whatever its values hold', () => {
  const hostile = 'uno\r\n{"level":50,"msg":"finto"}\u2028due';
  const lines = logWith({ route: hostile }, hostile);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, route: hostile, msg: hostile });
  expect(lines[0]).toMatch(/"time":"\d{4}-\d{2}-\d{2}T[\d:.]+Z"/);
});

it('a secret is left out, also one level down', () => {
  const [line = ''] = logWith({ password: 'Segreta-1', request: { cookie: 'Segreta-1' } }, 'ricevuta');
  expect(line).toContain('ricevuta');
  expect(line).not.toContain('Segreta-1');
});
