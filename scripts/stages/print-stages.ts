import { runStages, type Stage, type StageReport } from './run-stages.ts';
import { NO_TESTS, formatCounts, type TestCounts } from './test-counts.ts';
import { formatSlowest } from './test-files.ts';

/** Two cores are what the smallest machine has that must pass. */
const AT_ONCE = 2;

/** Runs stages and prints a line for each, with its notes, and the whole output of those that fail. */
export async function printStages({
  stages,
  atOnce = AT_ONCE,
}: {
  stages: readonly Stage[];
  atOnce?: number;
}): Promise<StageReport[]> {
  return runStages({
    stages,
    atOnce,
    report: (stage) => {
      console.log(formatStageLine(stage));
      if (stage.files !== undefined) console.log(`    ${formatSlowest(stage.files)}`);
      if (stage.ok && stage.notes !== undefined) console.log(stage.notes.replace(/^/gm, '    '));
      if (!stage.ok) console.log(`\n${stage.output.trim()}\n`);
    },
  });
}

/** One line: verdict, name, seconds and, when tests ran, how many. */
function formatStageLine({ ok, name, seconds, counts }: StageReport): string {
  const line = `${ok ? '✓' : '✗'} ${name.padEnd(18)}${seconds.toFixed(1).padStart(7)} s`;
  return counts === undefined ? line : `${line}   ${formatCounts(counts)}`;
}

/** The tests a stage stands for: one that fails without a failing test is itself one failure. */
export function countStage({ ok, counts = NO_TESTS }: StageReport): TestCounts {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
