import { expect, test } from 'vitest';
import { isConnectionFault, isDatabaseUnavailable } from './database-errors.ts';

const fault = (code: string, severity: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('of the server'), { code, severity }) });

test('a node that a coordinator lost is unavailable, and the connection to the coordinator goes on', () => {
  expect(isDatabaseUnavailable(fault('08006', 'ERROR'))).toBe(true);
  expect(isConnectionFault(fault('08006', 'ERROR'))).toBe(false);
});

test('a server that says goodbye has closed the connection', () => {
  expect(isConnectionFault(fault('57P01', 'FATAL'))).toBe(true);
  expect(isConnectionFault(fault('08006', 'FATAL'))).toBe(true);
});
