import { ENGINE_IDS } from '@citato/contract';
import * as z from 'zod';
import { type AnalysisId, toId } from '#lib/ids';
import { defineJob } from '#platform/jobs';

const analysisId = z.uuid().transform((id) => toId<AnalysisId>(id));

/** Asks, reads and aggregates one analysis; every try asks only what is still missing. */
export const runAnalysisJob = defineJob({
  name: 'analysis.run-analysis',
  schema: z.object({ analysisId }),
  retryLimit: 4,
});

/** Asks an engine again for what an ended analysis misses of it: the one attempt planned for a moment. */
export const backfillJob = defineJob({
  name: 'analysis.supplement-analysis',
  schema: z.object({
    analysisId,
    engine: z.enum(ENGINE_IDS),
    /** Missing in jobs of earlier versions. */
    plannedFor: z.iso.datetime().optional(),
  }),
  retryLimit: 4,
});

export type BackfillOrder = z.infer<typeof backfillJob.schema>;
