import type { CompanyWithPrompts, EngineId } from '@citato/contract';
import { ApiError } from '#lib/api-error';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { showToast } from '#ui';
import { engineChoiceCopy as copy } from './copy.ts';
import { useSetCompanyEngines } from './queries.ts';

/** Saves the choice once at a time, and says what came of it. */
export function useSaveEngines({
  company,
  isAskedAgain,
}: {
  company: CompanyWithPrompts;
  /** Whether an analysis that would ask the chosen engines can still come. */
  isAskedAgain: boolean;
}) {
  const set = useSetCompanyEngines(company.id);
  const save = useOneAtATime(async (excluded: EngineId[]) => {
    try {
      await set.mutateAsync(excluded);
      showToast({
        title: copy.saved,
        description: isAskedAgain ? copy.savedText : copy.savedTextUnasked,
        tone: 'success',
      });
    } catch (error) {
      const reason = error instanceof ApiError ? { description: error.message } : {};
      showToast({ title: copy.saveFailed, ...reason, tone: 'error' });
    }
  });
  return { save, isSaving: set.isPending };
}
