import type { CompanyWithPrompts, EngineId } from '@citato/contract';
import { useConfig } from '#features/config';
import { ErrorState, Skeleton, SkeletonSwitch } from '#ui';
import { engineChoiceCopy as copy } from '../copy.ts';
import { useCompanyEngines } from '../queries.ts';
import { CompanyMarkets } from './company-markets.tsx';
import { EngineList } from './engine-list.tsx';

interface EnginesTabProps {
  company: CompanyWithPrompts;
  /** Whether an analysis that would ask the chosen engines can still come. */
  isAskedAgain: boolean;
}

/** Where a company is asked about and at which engines: what each is, asks and costs, and which are arriving. */
export function EnginesTab({ company, isAskedAgain }: EnginesTabProps) {
  const engines = useCompanyEngines(company.id);
  const config = useConfig();
  if (engines.isLoadingError || config.isLoadingError)
    return (
      <ErrorState
        title={copy.failed.title}
        isRetrying={engines.isFetching || config.isFetching}
        onRetry={() => void Promise.all([engines.refetch(), config.refetch()])}
      >
        {copy.failed.text}
      </ErrorState>
    );
  const configured: readonly EngineId[] = config.data?.engines ?? [];
  return (
    <SkeletonSwitch isPending={engines.isPending || config.isPending} skeleton={<EnginesSkeleton />}>
      {() =>
        engines.data === undefined ? null : (
          <div className="mt-8 grid gap-12">
            <EngineList
              company={company}
              engines={engines.data}
              configured={configured}
              isAskedAgain={isAskedAgain}
            />
            <CompanyMarkets key={company.market.name} company={company} engines={engines.data} />
          </div>
        )
      }
    </SkeletonSwitch>
  );
}

function EnginesSkeleton() {
  return (
    <div className="mt-8 grid gap-4">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-4 w-120 max-w-full" />
      <Skeleton className="h-72 w-full rounded-3" />
    </div>
  );
}
