import { CHECK_STAGES } from './stages/check-stages.ts';
import { scriptStage } from './stages/command-stage.ts';
import { countStage, printStages } from './stages/print-stages.ts';
import { addCounts, formatCounts } from './stages/test-counts.ts';
import { journeyStage, vitestStage } from './stages/test-stage.ts';

const startedAt = performance.now();
const reports = await printStages({ stages: CHECK_STAGES });

// Database, build and browser each use every core there is: one after the other.
const heavy = await printStages({
  atOnce: 1,
  stages: [
    scriptStage({ name: 'build', script: 'build' }),
    vitestStage({ name: 'server tests', projects: ['server', 'processes'] }),
    vitestStage({ name: 'web tests', projects: ['web'] }),
    journeyStage({ name: 'browser journeys' }),
  ],
});

const all = [...reports, ...heavy];
const failed = all.filter(({ ok }) => !ok).map(({ name }) => name);
console.log(`All stages took ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
if (failed.length > 0) {
  console.log(`Not green: ${failed.join(', ')}`);
  process.exitCode = 1;
}
console.log(formatCounts(addCounts(all.map(countStage))));
