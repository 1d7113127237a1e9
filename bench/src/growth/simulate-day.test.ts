import { expect, test } from 'vitest';
import { type Day, simulateDay } from './simulate-day.ts';

const DAY: Day = {
  companies: 1_440,
  promptsPerCompany: 10,
  answersPerAnalysis: 20,
  callSeconds: 10,
  maxCalls: 10_000,
  nodes: 4,
  coresPerNode: 4,
  coordinatorCores: 8,
  coordinatorMs: 50,
  nodeMs: 100,
  tickMsPerThousand: 500,
  tickSeconds: 60,
  outage: null,
};

test('with room to spare every prompt is asked on its day, and nothing waits', () => {
  const day = simulateDay(DAY);
  expect(day).toMatchObject({ maxQueue: 0, left: 0 });
  expect(Math.abs(day.analyses - 14_400)).toBeLessThan(500);
  expect(day.answers).toBe(day.analyses * 20);
  expect(day.coordinatorShare).toBeLessThan(0.01);
});

test.each([
  ['calls', { maxCalls: 20 }],
  ['the coordinator', { coordinatorMs: 60_000 }],
  ['the nodes', { nodeMs: 120_000 }],
] as const)('where %s let too little through, the queue grows all day', (_what, narrow) => {
  const day = simulateDay({ ...DAY, ...narrow });
  expect(day.left).toBeGreaterThan(1_000);
  expect(day.maxQueue).toBeGreaterThanOrEqual(day.left);
  expect(Math.max(day.coordinatorShare, day.nodeShare, day.callShare)).toBeCloseTo(1);
});

test('a tick that cannot start what is due makes it late', () => {
  const slow = simulateDay({ ...DAY, tickMsPerThousand: 7_000_000 });
  expect(slow.maxLateSeconds).toBeGreaterThan(3_600);
  expect(simulateDay(DAY).maxLateSeconds).toBeLessThan(61);
});

test('while a node is down its share waits, and is worked off afterwards', () => {
  const day = simulateDay({ ...DAY, outage: { fromMinute: 600, minutes: 30 } });
  // A quarter of ten prompts a minute for half an hour.
  expect(day.maxQueue).toBeGreaterThan(60);
  expect(day.maxQueue).toBeLessThan(90);
  expect(day.left).toBe(0);
  expect(day.analyses).toBe(simulateDay(DAY).analyses);
});
