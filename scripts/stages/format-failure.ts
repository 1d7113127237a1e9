import { stripVTControlCharacters } from 'node:util';
import type { StageReport } from './run-stages.ts';

const MAX_LINES = 12;

/** Why a stage is red, in few lines for the end of a long log: its failed tests, or the last of what it printed. */
export function formatFailure({ name, output, failures = [] }: StageReport): string {
  const reasons =
    failures.length > 0
      ? failures.map(({ test, message }) => `${test}\n${indent(readLines(message).slice(0, MAX_LINES))}`)
      : [indent(readLines(output).slice(-MAX_LINES))];
  return `✗ ${name}\n${reasons.join('\n')}`;
}

const readLines = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');

const indent = (lines: readonly string[]): string => lines.map((line) => `    ${line}`).join('\n');
