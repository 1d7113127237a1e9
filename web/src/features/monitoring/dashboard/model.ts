import {
  ANALYSIS_STEPS,
  ENGINE_IDS,
  type AnalysisProgress,
  type CompanyWithPrompts,
  type EngineId,
  type Prompt,
} from '@citato/contract';

/** The engines a company's numbers come from. */
export function listAnsweringEngines({ prompts }: Pick<CompanyWithPrompts, 'prompts'>): EngineId[] {
  const answering = prompts.flatMap(({ monitoringData }) => monitoringData.flatMap(({ engines }) => engines));
  return ENGINE_IDS.filter((id) => answering.includes(id));
}

/** The companies with a step of a running analysis written in. */
export function applyProgress({
  companies,
  progress,
}: {
  companies: readonly CompanyWithPrompts[];
  progress: AnalysisProgress;
}): CompanyWithPrompts[] {
  return companies.map((company) => {
    if (company.id !== progress.companyId) return company;
    const prompts = company.prompts.map((prompt): Prompt => {
      if (prompt.id !== progress.promptId || isOlder(progress, prompt.progress)) return prompt;
      // The end is only animated where the analysis was seen running.
      if (hasEnded(progress) && prompt.progress?.analysisId !== progress.analysisId) return prompt;
      return { ...prompt, analysisStatus: 'in_progress', progress };
    });
    return { ...company, prompts };
  });
}

export function hasEnded({ step }: AnalysisProgress): boolean {
  return step === 'finished' || step === 'failed';
}

// Events may arrive twice after a reconnection: an analysis never goes back.
function isOlder(next: AnalysisProgress, current: AnalysisProgress | null): boolean {
  return (
    current?.analysisId === next.analysisId &&
    (next.answered < current.answered ||
      // The budget may send it back to the queue: that is no older step.
      (next.wait === null &&
        next.step !== 'other' &&
        current.step !== 'other' &&
        ANALYSIS_STEPS.indexOf(next.step) < ANALYSIS_STEPS.indexOf(current.step)))
  );
}

export interface StepView {
  id: 'sent' | 'arriving' | 'reading' | 'numbers';
  state: 'done' | 'now' | 'next';
}

const STEP_IDS = ['sent', 'arriving', 'reading', 'numbers'] as const;

/** The four steps a reader sees of a running analysis: all before the current one are done. */
export function describeSteps(progress: AnalysisProgress): StepView[] {
  const current = currentStep(progress);
  return STEP_IDS.map((id, index) => ({
    id,
    state: index < current ? 'done' : index === current ? 'now' : 'next',
  }));
}

function currentStep(progress: AnalysisProgress): number {
  if (progress.step === 'queued') return 0;
  if (progress.step === 'asking') return 1;
  if (progress.step === 'reading') return 2;
  return progress.step === 'finished' ? STEP_IDS.length : 3;
}

/** Whether an engine is missing from the figures: no answer when last asked, or none in all the days of the figures. */
export function hasFailingEngine({ missingEngines, monitoringData }: Prompt): boolean {
  const [data] = monitoringData;
  return (
    missingEngines.length > 0 ||
    (data?.missingByEngine.some(({ engine }) => !data.engines.includes(engine)) ?? false)
  );
}
