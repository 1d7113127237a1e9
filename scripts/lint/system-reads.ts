/** Use cases without a requesting user: jobs and administration. Only they read prompts without an ownership check. */
export const SYSTEM_READERS = [
  'build-task-list',
  'describe-reading',
  'list-readings',
  'load-due-days',
  'get-pipeline',
  'find-any-prompt',
  'finish-analyses',
  'list-overdue-prompts',
  'backfill-packed-days',
  'merge-company-months',
  'list-failed-answers',
  'notify-endpoints',
  'open-runs',
  'purge-old-texts',
  'rebuild-tallies',
  'release-stuck-analyses',
  'refresh-numbers',
  'refuse-unreachable',
  'reread-answers',
  'reread-company',
  'reread-failed',
  'reread-outdated',
  'reread-restored',
  'requeue-analysis',
  'schedule-due-prompts',
  'settle-archived',
  'settle-paused',
  'start-first-analyses',
  'backfill-analysis',
  'watch-company',
].map((useCase) => `server/src/features/**/${useCase}.ts`);

/** Exports of the companies that no other feature file may use. */
export const SYSTEM_READS = {
  regex: '^#features/companies$',
  importNamePattern: 'AsSystem$',
  message:
    'Read as the system a row is anybody’s: use the ownership check, or name this job in scripts/lint/system-reads.ts.',
};
