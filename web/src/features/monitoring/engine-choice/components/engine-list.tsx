import type { CompanyEngines, CompanyWithPrompts, EngineId } from '@citato/contract';
import { useState } from 'react';
import { splitEngines } from '#features/config';
import { useMay } from '#lib/session/use-may';
import { useSession } from '#lib/session/session-store';
import { PlansLink } from '#features/plans';
import { Button, Card } from '#ui';
import { engineChoiceCopy as copy } from '../copy.ts';
import { toggleEngine } from '../model.ts';
import { useSaveEngines } from '../use-save-engines.ts';
import { ArrivingEngines } from './arriving-engines.tsx';
import { ChoiceCost } from './choice-cost.tsx';
import { EngineOption } from './engine-option.tsx';

interface EngineListProps {
  company: CompanyWithPrompts;
  engines: CompanyEngines;
  /** Engines this deployment asks. */
  configured: readonly EngineId[];
  isAskedAgain: boolean;
}

/** Which engines a company is asked at: all its plan has until some are switched off. */
export function EngineList({ company, engines, configured, isAskedAgain }: EngineListProps) {
  const [excluded, setExcluded] = useState<readonly EngineId[]>(
    company.excludedEngines.filter((engine) => engine !== 'other'),
  );
  const session = useSession();
  const paysCalls = session.status === 'signed-in' && session.user.isAdmin;
  const find = (engine: EngineId) => engines.engines.find((one) => one.engine === engine) ?? null;
  const isNoneLeft = configured.every((id) => excluded.includes(id) || find(id)?.isInPlan === false);
  const hasWithheld = engines.engines.some(({ neededPlan }) => neededPlan !== null);
  const { arriving } = splitEngines(configured);
  const { save, isSaving } = useSaveEngines({ company, isAskedAgain });
  const cost =
    paysCalls && isAskedAgain
      ? { isDaily: engines.analysesPerDay > 0, latelyDays: engines.lately?.days ?? null }
      : null;
  const mayChoose = useMay<'setCompanyEngines'>('edit');
  const hasChoice = configured.length > 1 && mayChoose;
  return (
    <section aria-labelledby="motori">
      <h2 id="motori" className="text-lg font-semibold">
        {copy.title}
      </h2>
      <p className="mt-1 max-w-(--measure) text-sm text-pretty text-muted">
        {!mayChoose && copy.introRead(company.name)}
        {mayChoose && configured.length < 2 && copy.introOne(company.name)}
        {hasChoice && (isAskedAgain ? copy.intro(company.name) : copy.introUnasked(company.name))}
      </p>
      <Card className="mt-6">
        <fieldset className="grid divide-y divide-line">
          <legend className="sr-only">{copy.legend}</legend>
          {configured.map((engine) => (
            <EngineOption
              key={engine}
              engine={engine}
              isChosen={!excluded.includes(engine)}
              choice={find(engine)}
              cost={cost}
              {...(hasChoice && {
                onToggle: () => {
                  setExcluded(toggleEngine({ excluded, engine }));
                },
              })}
            />
          ))}
        </fieldset>
        {arriving.length > 0 && <ArrivingEngines engines={arriving} />}
        {hasChoice && (
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t px-4 py-4 md:px-6">
            <div className="min-w-0 flex-1 basis-80">
              {isAskedAgain && <ChoiceCost engines={engines} excluded={excluded} paysCalls={paysCalls} />}
              <p role="status" className="text-xs text-danger">
                {isNoneLeft && copy.noneLeft}
              </p>
            </div>
            <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
              {hasWithheld && <PlansLink variant="ghost">{copy.seePlans}</PlansLink>}
              <Button
                variant="primary"
                disabled={isNoneLeft}
                isLoading={isSaving}
                loadingLabel={copy.saving}
                onClick={() => void save([...excluded])}
              >
                {copy.save}
              </Button>
            </div>
          </div>
        )}
      </Card>
    </section>
  );
}
