import * as z from 'zod';

/** The user and the subject of a job, as far as its payload names them. */
export interface JobSubject {
  readonly userId: string | null;
  readonly companyId: string | null;
  readonly promptId: string | null;
  readonly analysisId: string | null;
}

const idOf = z.uuid().nullable().catch(null).default(null);
const payloadIds = z
  .object({
    userId: idOf,
    companyId: idOf,
    promptId: idOf,
    promptIds: z.array(z.uuid()).catch([]).default([]),
    analysisId: idOf,
  })
  .catch({ userId: null, companyId: null, promptId: null, promptIds: [], analysisId: null });

/**
 * Reads the ids in a job's payload; with several prompts there is no single subject. A job's group is its user, where
 * it is an id.
 */
export function readJobSubject({
  payload,
  groupId,
}: {
  payload: unknown;
  groupId: string | null;
}): JobSubject {
  const { promptIds, ...ids } = payloadIds.parse(payload);
  const [only = null] = promptIds.length === 1 ? promptIds : [];
  return { ...ids, promptId: ids.promptId ?? only, userId: ids.userId ?? idOf.parse(groupId) };
}
