import { type CompanyWithPrompts, type EngineId, nameEngine, PAGES } from '@citato/contract';
import { useState } from 'react';
import { splitEngines } from '#features/config';
import { ApiError } from '#lib/api-error';
import { useSession } from '#lib/session/session-store';
import { useOneAtATime } from '#lib/use-one-at-a-time';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  LinkButton,
  RetryLine,
  showToast,
  Skeleton,
  SkeletonSwitch,
  useWhileThere,
} from '#ui';
import { engineChoiceCopy as copy } from '../copy.ts';
import { toggleEngine } from '../model.ts';
import { useCompanyEngines, useSetCompanyEngines } from '../queries.ts';
import { ChoiceCost } from './choice-cost.tsx';
import { EngineOption } from './engine-option.tsx';

interface EnginesDialogProps {
  company: CompanyWithPrompts;
  configured: readonly EngineId[];
  /** Whether an analysis that would ask the chosen engines can still come. */
  isAskedAgain: boolean;
  onClose: () => void;
}

/** Which engines a company is asked at: all its plan has until some are switched off. */
export function EnginesDialog({ company, configured, isAskedAgain, onClose }: EnginesDialogProps) {
  const [excluded, setExcluded] = useState<readonly EngineId[]>(
    company.excludedEngines.filter((engine) => engine !== 'other'),
  );
  const engines = useCompanyEngines(company.id);
  const session = useSession();
  const paysCalls = session.status === 'signed-in' && session.user.isAdmin;
  const known = engines.data;
  const find = (engine: EngineId) => known?.engines.find((one) => one.engine === engine) ?? null;
  const isNoneLeft = configured.every((id) => excluded.includes(id) || find(id)?.isInPlan === false);
  const { arriving } = splitEngines(configured);
  const hasWithheld = known?.engines.some(({ neededPlan }) => neededPlan !== null) ?? false;
  const { save, isSaving } = useSave({ company, isAskedAgain, onClose });
  const cost =
    paysCalls && isAskedAgain && known !== undefined
      ? { isDaily: known.analysesPerDay > 0, latelyDays: known.lately?.days ?? null }
      : null;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={copy.title}
      description={isAskedAgain ? copy.intro(company.name) : copy.introUnasked(company.name)}
    >
      <DialogBody>
        <SkeletonSwitch
          isPending={engines.isPending}
          skeleton={<OptionsSkeleton count={configured.length} />}
        >
          {() => (
            <>
              <fieldset className="mt-2 grid divide-y divide-line rounded-3 border">
                <legend className="sr-only">{copy.legend}</legend>
                {configured.map((engine) => (
                  <EngineOption
                    key={engine}
                    engine={engine}
                    isChosen={!excluded.includes(engine)}
                    choice={find(engine)}
                    cost={cost}
                    onToggle={() => {
                      setExcluded(toggleEngine({ excluded, engine }));
                    }}
                  />
                ))}
              </fieldset>
              {arriving.length > 0 && (
                <p className="mt-2 text-xs text-faint">{copy.arriving(arriving.map(nameEngine))}</p>
              )}
              {engines.isLoadingError && (
                <RetryLine
                  className="mt-2"
                  isRetrying={engines.isFetching}
                  onRetry={() => void engines.refetch()}
                >
                  {copy.failed}
                </RetryLine>
              )}
              {known !== undefined && isAskedAgain && (
                <ChoiceCost engines={known} excluded={excluded} paysCalls={paysCalls} />
              )}
            </>
          )}
        </SkeletonSwitch>
        <p role="status" className="mt-2 min-h-5 text-xs text-danger">
          {isNoneLeft && copy.noneLeft}
        </p>
      </DialogBody>
      <DialogFoot>
        {hasWithheld && (
          <LinkButton variant="ghost" className="sm:mr-auto" to={PAGES.profile} search={{ tab: 'plan' }}>
            {copy.seePlans}
          </LinkButton>
        )}
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button
          variant="primary"
          disabled={isNoneLeft}
          isLoading={isSaving}
          loadingLabel={copy.saving}
          onClick={() => void save([...excluded])}
        >
          {copy.save}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** Saves the choice once at a time, says what came of it, and closes what is still open. */
function useSave({
  company,
  isAskedAgain,
  onClose,
}: Pick<EnginesDialogProps, 'company' | 'isAskedAgain' | 'onClose'>) {
  const set = useSetCompanyEngines(company.id);
  const closeThis = useWhileThere(onClose);
  const save = useOneAtATime(async (excluded: EngineId[]) => {
    try {
      await set.mutateAsync(excluded);
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
  return { save, isSaving: set.isPending };
}

function OptionsSkeleton({ count }: { count: number }) {
  return (
    <div className="mt-2 grid divide-y divide-line rounded-3 border">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="grid min-h-16 content-center gap-1.5 px-4">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3 w-52" />
        </div>
      ))}
    </div>
  );
}
