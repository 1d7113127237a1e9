import { type EngineId, nameEngine, type PromptSearches, type SearchingEngine } from '@citato/contract';
import { RetryLine, Skeleton, SkeletonSwitch } from '#ui';
import { searchesCopy as copy } from '../copy.ts';
import { usePromptSearches } from '../queries.ts';

interface SearchesListProps {
  promptId: string;
  /** Whose answers alone are counted. */
  engine: EngineId | undefined;
  lastUpdated: string;
}

/** The searches most answers were made with, and which engines say nothing of theirs. */
export function SearchesList(props: SearchesListProps) {
  const { data, isPending, isLoadingError, isFetching, refetch } = usePromptSearches(props);
  if (isLoadingError) {
    return (
      <RetryLine className="px-4 pb-4 md:px-6" isRetrying={isFetching} onRetry={() => void refetch()}>
        {copy.failed}
      </RetryLine>
    );
  }
  return (
    <div className="px-4 pb-5 md:px-6">
      <SkeletonSwitch isPending={isPending} skeleton={<ListSkeleton />}>
        {() => data !== undefined && <Found searches={data} />}
      </SkeletonSwitch>
    </div>
  );
}

const namesOf = (engines: readonly SearchingEngine[], says: SearchingEngine['says']) =>
  engines.filter((one) => one.says === says).map(({ engine }) => nameEngine(engine));

function Found({ searches: { period, responses, searches, total, engines } }: { searches: PromptSearches }) {
  const unsaid = namesOf(engines, 'number');
  const silent = namesOf(engines, 'nothing');
  return (
    <div className="grid gap-3 text-xs text-muted">
      {searches.length === 0 || period === null ? (
        <p>{copy.none}</p>
      ) : (
        <>
          <p>
            {copy.scope({
              count: responses,
              engines: namesOf(engines, 'words'),
              from: period.firstDay,
              to: period.lastDay,
            })}
          </p>
          <ol aria-label={copy.list} className="divide-y divide-line border-y">
            {searches.map(({ words, engines: by, answers, days, lastDay }) => (
              <li
                key={words}
                className="grid gap-x-6 gap-y-0.5 py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:items-baseline"
              >
                <bdi className="text-sm text-text wrap-anywhere">{words}</bdi>
                <span className="md:text-right">
                  {copy.row({ answers, of: responses, engines: by.map(nameEngine) })}
                  <span className="block text-2xs text-faint">{copy.days({ days, lastDay })}</span>
                </span>
              </li>
            ))}
          </ol>
          {total > searches.length && <p>{copy.most({ shown: searches.length, total })}</p>}
        </>
      )}
      {unsaid.length > 0 && <p>{copy.unsaid(unsaid)}</p>}
      {silent.length > 0 && <p>{copy.noSearch(silent)}</p>}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-4 w-2/3" />
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-9 w-full" />
      ))}
    </div>
  );
}
