import { expect, it } from 'vitest';
import { decideResumption } from './resumption.ts';

const createdAt = new Date('2026-03-02T09:00:00Z');
const soon = new Date('2026-03-02T09:05:00Z');
const waiting = { createdAt, now: soon, later: [], isPreviewed: true };

it.each([
  ['is taken up whole', {}, 'whole'],
  ['is taken up whole after a try that failed', { later: [{ kind: 'update', state: 'failed' }] }, 'whole'],
  [
    'keeps its card alone once another change was made',
    { later: [{ kind: 'update', state: 'done' }] },
    'card',
  ],
  ['keeps its card alone after a cancellation', { later: [{ kind: 'cancel', state: 'done' }] }, 'card'],
  ['keeps its card alone where its owner saw less archived', { isPreviewed: false }, 'card'],
  ['is left alone after another checkout', { later: [{ kind: 'create', state: 'done' }] }, 'nothing'],
  ['is taken up for three days', { now: new Date('2026-03-05T09:00:00Z') }, 'whole'],
  ['is left alone after that', { now: new Date('2026-03-05T09:00:01Z') }, 'nothing'],
] as const)('a purchase whose late month is paid %s', (_what, changes, resumption) => {
  expect(decideResumption({ ...waiting, ...changes })).toBe(resumption);
});
