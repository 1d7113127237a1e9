import { limitOverrides } from '@citato/contract';
import * as z from 'zod/mini';
import type { Overrides } from './model.ts';

/** The limits as they are typed: empty leaves the plan's own, a switch counts while its override is on. */
const limitsForm = z.object({
  customMaxCompanies: z.string(),
  customMaxPrompts: z.string(),
  overridesTaskLists: z.boolean(),
  taskLists: z.boolean(),
  overridesAnalysis: z.boolean(),
  analysis: z.boolean(),
});
export type LimitsForm = z.infer<typeof limitsForm>;

/** An override that is switched on begins by allowing. */
export function startLimitsForm(overrides: Overrides): LimitsForm {
  const { customMaxCompanies, customMaxPrompts, customTaskListsEnabled, customPromptAnalysisEnabled } =
    overrides;
  return {
    customMaxCompanies: customMaxCompanies?.toString() ?? '',
    customMaxPrompts: customMaxPrompts?.toString() ?? '',
    overridesTaskLists: customTaskListsEnabled !== null,
    taskLists: customTaskListsEnabled ?? true,
    overridesAnalysis: customPromptAnalysisEnabled !== null,
    analysis: customPromptAnalysisEnabled ?? true,
  };
}

/** From the form to the server's input; for what is no number the contract's own message is shown. */
export const limitsSchema = z.pipe(
  z.pipe(
    limitsForm,
    z.transform((typed: LimitsForm) => ({
      customMaxCompanies: readLimit(typed.customMaxCompanies),
      customMaxPrompts: readLimit(typed.customMaxPrompts),
      customTaskListsEnabled: typed.overridesTaskLists ? typed.taskLists : null,
      customPromptAnalysisEnabled: typed.overridesAnalysis ? typed.analysis : null,
    })),
  ),
  limitOverrides,
);

function readLimit(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
