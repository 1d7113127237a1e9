import { LINT_STAGE, QUICK_STAGES } from './stages/check-stages.ts';
import { scriptStage } from './stages/command-stage.ts';
import { countStage, printStages } from './stages/print-stages.ts';
import { addCounts, formatCounts } from './stages/test-counts.ts';
import { formatFailure } from './stages/format-failure.ts';
import { journeyStage, vitestStage } from './stages/test-stage.ts';

const startedAt = performance.now();
const built = await printStages({ stages: [scriptStage({ name: 'build', script: 'build' })] });

// Two at once, the longest first. Journeys and server tests wait for processes, databases and screens a third of their
// time; whatever runs beside them then has the core they leave.
const reports = await printStages({
  stages: [
    vitestStage({ name: 'server tests', projects: ['server', 'pdf'] }),
    journeyStage({ name: 'browser journeys' }),
    vitestStage({ name: 'web tests', projects: ['web'] }),
    LINT_STAGE,
    ...QUICK_STAGES,
  ],
});

const all = [...built, ...reports];
const failed = all.filter(({ ok }) => !ok);
// The last lines of a log are read first.
for (const stage of failed) console.log(formatFailure(stage));
console.log(`All stages took ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
if (failed.length > 0) {
  console.log(`Not green: ${failed.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
console.log(formatCounts(addCounts(all.map(countStage))));
