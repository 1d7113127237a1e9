import { nameEngine, type CompanyWithPrompts, type EngineId } from '@citato/contract';
import { useMemo, type ReactNode } from 'react';
import { ErrorState } from '#ui';
import { enginesCopy as copy } from '../engines-copy.ts';
import { showNumbersOf } from '../engines-model.ts';
import { useCompanyMonitoring } from '../queries.ts';

interface EngineNumbersProps {
  company: CompanyWithPrompts;
  engine: EngineId;
  children: (company: CompanyWithPrompts) => ReactNode;
}

/** The company with the numbers of one engine; faded while they are on their way. */
export function EngineNumbers({ company, engine, children }: EngineNumbersProps) {
  const numbers = useCompanyMonitoring({ company, engine });
  const ofEngine = numbers.data?.prompts;
  const shown = useMemo(
    () => (ofEngine === undefined ? company : showNumbersOf({ company, numbers: ofEngine })),
    [company, ofEngine],
  );
  if (numbers.isLoadingError) {
    return (
      <div className="mt-6">
        <ErrorState
          title={copy.loadFailed(nameEngine(engine))}
          isRetrying={numbers.isFetching}
          onRetry={() => void numbers.refetch()}
        >
          {numbers.error.message}
        </ErrorState>
      </div>
    );
  }
  const isWaiting = numbers.isPending || numbers.isPlaceholderData;
  return (
    <div aria-busy={isWaiting} className={isWaiting ? 'opacity-50 transition-opacity' : 'transition-opacity'}>
      {children(shown)}
    </div>
  );
}
