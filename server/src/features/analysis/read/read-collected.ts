import { type OldAnswer, type ReadTogether, planReadings, readByModel } from '#features/reading';
import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import type { RunContext } from '../steps/open-runs.ts';
import { permitPurposeOf } from '../rules/urgent-analysis.ts';
import type { Fence } from '../store/fences.ts';
import type { AnalysisRow } from '../tables.ts';

/**
 * Lets the model of this deployment read the stored answers of an analysis that wait for it, as many in one call as it
 * takes. What it has read is stored call by call, so that a run taken over asks for the rest alone.
 */
export async function readCollected(
  deps: AnalysisDeps,
  {
    analysis,
    context: { subject, knownCompanies, prepared },
    fence,
    signal,
  }: { analysis: AnalysisRow; context: RunContext; fence: Fence; signal: AbortSignal },
): Promise<void> {
  const { reader } = deps;
  if (reader === null) return;
  const unread = await deps.unread.add(analysis);
  if (unread.length === 0) return;
  const { calls, tooLong } = planReadings<OldAnswer>(unread, reader);
  const store = (together: ReadTogether) =>
    deps.readings.add({
      fence,
      companyId: subject.company.id,
      promptId: subject.prompt.id,
      ...together,
    });
  // Each call is paid for: what one brought is stored even where another ends the run.
  const work = [
    ...calls.map(async (answers) => {
      const { id, userId, promptId, trigger } = analysis;
      const asked = { id, userId, promptId, turn: permitPurposeOf({ trigger, phase: fence.phase }) };
      const { company } = subject;
      const task = { reader, asked, company, knownCompanies, prepared, stop: signal };
      await store(await readByModel(deps, { ...task, answers }));
    }),
    ...(tooLong.length === 0
      ? []
      : [
          store({
            read: [],
            proposals: [],
            left: tooLong.map(({ result: { id } }) => ({ id, because: 'too_long' })),
          }),
        ]),
  ];
  await Promise.allSettled(work);
  await Promise.all(work);
}
