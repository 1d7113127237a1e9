import { PlanNote } from '#features/plans';
import { Card, ErrorState, Skeleton, SkeletonSwitch } from '#ui';
import { useCompanies } from '#features/companies';
import { assistantsCopy as copy } from '../copy.ts';
import { useAssistants } from '../queries.ts';
import { AssistantItem } from './assistant-item.tsx';

/** The assistants that were let in: an owner sees all of the organisation's, anybody else their own. */
export function AssistantList() {
  const list = useAssistants();
  const companies = useCompanies();
  if (list.isLoadingError) {
    return (
      <ErrorState title={copy.loadFailed} isRetrying={list.isFetching} onRetry={() => void list.refetch()}>
        {list.error.message} {copy.loadFailedText}
      </ErrorState>
    );
  }
  const { assistants = [], isIncluded = false } = list.data ?? {};
  const names = new Map((companies.data?.companies ?? []).map(({ id, name }) => [id, name]));
  return (
    <Card>
      <section className="grid grid-cols-1 gap-4 px-4 py-6 sm:p-6">
        <div>
          <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
          <p className="text-sm text-muted">{copy.intro}</p>
        </div>
        <SkeletonSwitch isPending={list.isPending} skeleton={<Skeleton className="h-24" />}>
          {() => (
            <>
              <ul className="grid divide-y border-t empty:hidden">
                {assistants.map((assistant) => (
                  <AssistantItem
                    key={assistant.id}
                    assistant={assistant}
                    isIncluded={isIncluded}
                    companyNames={names}
                  />
                ))}
              </ul>
              {!isIncluded && <PlanNote title={copy.notIncludedTitle} text={copy.notIncluded} />}
              {isIncluded && assistants.length === 0 && (
                <div className="grid gap-1.5 rounded-3 bg-sunken p-4">
                  <p className="font-medium">{copy.emptyTitle}</p>
                  <p className="text-sm text-muted">{copy.emptyText}</p>
                </div>
              )}
            </>
          )}
        </SkeletonSwitch>
      </section>
    </Card>
  );
}
