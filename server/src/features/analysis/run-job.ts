import * as z from 'zod';
import { type AnalysisId, toId } from '#lib/ids';
import { defineJob } from '#platform/jobs';

/** Asks, reads and aggregates one analysis; every try asks only what is still missing. */
export const runAnalysisJob = defineJob({
  name: 'analysis.run-analysis',
  schema: z.object({ analysisId: z.uuid().transform((id) => toId<AnalysisId>(id)) }),
  retryLimit: 4,
});
