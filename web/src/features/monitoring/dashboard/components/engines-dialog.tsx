import { nameEngine, type CompanyWithPrompts, type EngineId } from '@citato/contract';
import { useState } from 'react';
import { ApiError } from '#lib/api-error';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import { Button, Dialog, DialogBody, DialogFoot, showToast, useWhileThere } from '#ui';
import { enginesCopy as copy } from '../engines-copy.ts';
import { toggleEngine } from '../engines-model.ts';
import { useSetCompanyEngines } from '../queries.ts';

interface EnginesDialogProps {
  company: CompanyWithPrompts;
  configured: readonly EngineId[];
  /** Whether an analysis that would ask the chosen engines can still come. */
  isAskedAgain: boolean;
  onClose: () => void;
}

/** Which engines a company is asked at: all of them until some are switched off. */
export function EnginesDialog({ company, configured, isAskedAgain, onClose }: EnginesDialogProps) {
  const [excluded, setExcluded] = useState<readonly EngineId[]>(
    company.excludedEngines.filter((engine) => engine !== 'other'),
  );
  const set = useSetCompanyEngines(company.id);
  const isNoneLeft = configured.every((id) => excluded.includes(id));
  const closeThis = useWhileThere(onClose);
  const save = useOneAtATime(async () => {
    try {
      await set.mutateAsync([...excluded]);
      showToast({
        title: copy.saved,
        description: isAskedAgain ? copy.savedText : copy.savedTextUnasked,
        tone: 'success',
      });
      closeThis();
    } catch (error) {
      const reason = error instanceof ApiError ? { description: error.message } : {};
      showToast({ title: copy.saveFailed, ...reason, tone: 'error' });
    }
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={copy.title}
      description={isAskedAgain ? copy.intro(company.name) : copy.introUnasked(company.name)}
    >
      <DialogBody>
        <fieldset className="mt-2 grid divide-y divide-line rounded-3 border">
          <legend className="sr-only">{copy.legend}</legend>
          {configured.map((engine) => (
            <label key={engine} className="flex min-h-12 cursor-pointer items-center gap-3 px-4 text-md">
              <input
                type="checkbox"
                className="size-4.5 shrink-0 checkbox"
                checked={!excluded.includes(engine)}
                onChange={() => {
                  setExcluded(toggleEngine({ excluded, engine }));
                }}
              />
              {nameEngine(engine)}
            </label>
          ))}
        </fieldset>
        <p role="status" className="mt-2 min-h-5 text-xs text-danger">
          {isNoneLeft && copy.noneLeft}
        </p>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button
          variant="primary"
          disabled={isNoneLeft}
          isLoading={set.isPending}
          loadingLabel={copy.saving}
          onClick={() => void save()}
        >
          {copy.save}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
