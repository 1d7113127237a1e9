/** Use cases that no user asks for: jobs and administration. They alone read prompts without asking whose they are. */
export const SYSTEM_READERS = [
  'build-task-list',
  'get-pipeline',
  'find-any-prompt',
  'finish-analyses',
  'list-overdue-prompts',
  'merge-company-months',
  'list-failed-answers',
  'notify-endpoints',
  'open-runs',
  'purge-old-texts',
  'rebuild-tallies',
  'release-stuck-analyses',
  'refresh-numbers',
  'reread-answers',
  'reread-company',
  'reread-failed',
  'reread-outdated',
  'reread-restored',
  'requeue-analysis',
  'schedule-due-prompts',
  'settle-archived',
  'start-first-analyses',
  'backfill-analysis',
].map((useCase) => `server/src/features/**/${useCase}.ts`);

/** What every other file of a feature may not take from the companies. */
export const SYSTEM_READS = {
  regex: '^#features/companies$',
  importNamePattern: 'AsSystem$',
  message:
    'Read as the system a row is anybody’s: use the ownership check, or name this job in scripts/lint/system-reads.ts.',
};
