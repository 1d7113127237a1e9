import type { DeadLetter, DeadLetterList } from '@citato/contract';
import { listAnalysisSubjects } from '#features/analysis';
import { type AnalysisId, toId } from '#lib/ids';
import type { DeadJob } from '#platform/jobs';
import type { AdminDeps } from '../admin-deps.ts';
import { type JobSubject, readJobSubject } from './read-job-subject.ts';

const MAX_SHOWN = 200;

/** The jobs that were given up, with the ids of their user and subject. */
export async function listDeadLetters(
  { db, queue }: Pick<AdminDeps, 'db' | 'queue'>,
  { kind }: { kind: string | null },
): Promise<DeadLetterList> {
  const kinds = await queue.dead.countByKind(db);
  const jobs = await queue.dead.list(db, { kind, limit: MAX_SHOWN });
  const named = jobs.map((job) => ({ job, subject: readJobSubject(job) }));
  const analysisIds = named.flatMap(({ subject }) =>
    subject.analysisId === null ? [] : [toId<AnalysisId>(subject.analysisId)],
  );
  const analyses = await listAnalysisSubjects(db, analysisIds);
  const byAnalysis = new Map<string, Partial<JobSubject>>(analyses.map((row) => [row.analysisId, row]));
  return {
    kinds,
    jobs: named.map(({ job, subject }) => {
      const known = byAnalysis.get(subject.analysisId ?? '');
      return describeJob({ job, subject: { ...subject, ...known } });
    }),
  };
}

function describeJob({ job, subject }: { job: DeadJob; subject: JobSubject }): DeadLetter {
  const { id, kind, enqueuedAt, diedAt, tries, cause } = job;
  const { userId, companyId, promptId } = subject;
  return {
    id,
    kind,
    enqueuedAt: enqueuedAt.toISOString(),
    diedAt: diedAt.toISOString(),
    tries,
    cause: cause.kind,
    errorClass: cause.kind === 'fault' ? cause.errorClass : null,
    userId,
    companyId,
    promptId,
  };
}
