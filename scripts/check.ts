import { LINT_STAGE, QUICK_STAGES } from './stages/check-stages.ts';
import { printStages } from './stages/print-stages.ts';

const reports = await printStages({ stages: [LINT_STAGE, ...QUICK_STAGES] });
const failed = reports.filter(({ ok }) => !ok).map(({ name }) => name);

if (failed.length > 0) {
  console.log(`Not green: ${failed.join(', ')}`);
  process.exitCode = 1;
}
