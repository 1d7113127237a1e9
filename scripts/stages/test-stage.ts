import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';
import type { CommandResult } from '../run-command.ts';
import { ROOMY } from './command-stage.ts';
import type { Stage } from './run-stages.ts';
import { parsePlaywrightReport, parseVitestReport } from './test-counts.ts';
import type { TestCounts } from './test-counts.ts';
import { listPlaywrightFailures, listVitestFailures } from './test-failures.ts';
import type { TestFailure } from './test-failures.ts';
import { listPlaywrightFiles, listVitestFiles } from './test-files.ts';
import type { TestFile } from './test-files.ts';

/** Runs some projects of vitest.config.ts and counts their tests. */
export function vitestStage({ name, projects }: { name: string; projects: readonly string[] }): Stage {
  return countedStage({
    name,
    parseReport: parseVitestReport,
    listFiles: listVitestFiles,
    listFailures: listVitestFailures,
    runTests: (reportFile) =>
      runCommand({
        command: 'vitest',
        args: [
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${reportFile}`,
        ],
        env: ROOMY,
      }),
  });
}

/** Runs the journeys of e2e/ in a real browser and counts them. */
export function journeyStage({ name }: { name: string }): Stage {
  return countedStage({
    name,
    parseReport: parsePlaywrightReport,
    listFiles: listPlaywrightFiles,
    listFailures: listPlaywrightFailures,
    runTests: (reportFile) =>
      runCommand({
        command: 'playwright',
        args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      }),
  });
}

function countedStage({
  name,
  runTests,
  parseReport,
  listFiles,
  listFailures,
}: {
  name: string;
  runTests: (reportFile: string) => Promise<CommandResult>;
  parseReport: (json: string) => TestCounts;
  listFiles: (json: string) => TestFile[];
  listFailures: (json: string) => TestFailure[];
}): Stage {
  return {
    name,
    run: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'citato-report-'));
      try {
        const reportFile = join(folder, 'report.json');
        const { exitCode, output } = await runTests(reportFile);
        const json = await readFile(reportFile, 'utf8').catch(() => null);
        if (json === null) return { ok: false, output: `${output}\nThe runner ended without a report.` };
        const counts = parseReport(json);
        // A stage in which nothing ran has proved nothing.
        const ranSomething = counts.passed + counts.failed > 0;
        return {
          ok: exitCode === 0 && ranSomething,
          output,
          counts,
          files: listFiles(json),
          failures: listFailures(json),
        };
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  };
}
