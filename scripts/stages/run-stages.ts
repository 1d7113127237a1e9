import type { TestCounts } from './test-counts.ts';
import type { TestFailure } from './test-failures.ts';
import type { TestFile } from './test-files.ts';

export interface StageOutcome {
  ok: boolean;
  output: string;
  counts?: TestCounts;
  /** What is worth knowing of a green stage. */
  notes?: string;
  /** How long each file of tests took. */
  files?: readonly TestFile[];
  failures?: readonly TestFailure[];
}

export interface Stage {
  name: string;
  run: () => Promise<StageOutcome>;
}

export interface StageReport extends StageOutcome {
  name: string;
  seconds: number;
}

/**
 * Runs stages `atOnce` at a time, in the given order, and hands over each report in that order
 * as soon as it and all before it are there. A failing stage does not stop the others: one run shows all that is wrong.
 */
export async function runStages({
  stages,
  atOnce,
  report,
  now = () => performance.now(),
}: {
  stages: readonly Stage[];
  atOnce: number;
  report: (stage: StageReport) => void;
  now?: () => number;
}): Promise<StageReport[]> {
  const waiting = stages.map((stage, index) => ({ stage, index }));
  const done: (StageReport | undefined)[] = stages.map(() => undefined);
  let shown = 0;

  const showReady = (): void => {
    for (let next = done[shown]; next !== undefined; next = done[shown]) {
      report(next);
      shown += 1;
    }
  };
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const startedAt = now();
      const outcome = await settle(next.stage);
      done[next.index] = { ...outcome, name: next.stage.name, seconds: (now() - startedAt) / 1000 };
      showReady();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done.filter((stage) => stage !== undefined);
}

async function settle({ run }: Stage): Promise<StageOutcome> {
  try {
    return await run();
  } catch (error) {
    return { ok: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
