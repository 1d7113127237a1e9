import type { CompanyWithPrompts } from '@citato/contract';
import { ApiError } from '#lib/api-client';
import { useMay } from '#lib/session/use-may';
import { Card, EmptyState, ErrorState, Skeleton, SkeletonSwitch } from '#ui';
import { ownSiteCopy as copy } from '../copy.ts';
import { useSiteVisitors } from '../queries.ts';
import { checkCopy } from '../check-copy.ts';
import { LockedSite } from './locked-site.tsx';
import { LogList } from './log-list.tsx';
import { SiteCheckPart } from './site-check-part.tsx';
import { Visitors } from './visitors.tsx';

/** The company's own site: its pages in answers, and who comes to it from AI. */
export function SiteTab({ company }: { company: CompanyWithPrompts }) {
  const maySend = useMay<'sendAccessLog'>('edit');
  const visitors = useSiteVisitors(company.id);
  if (visitors.isLoadingError) {
    const { error } = visitors;
    if (error instanceof ApiError && error.code === 'own_site.not_included')
      return <LockedSite message={error.message} />;
    return (
      <ErrorState
        title={copy.failed.title}
        isRetrying={visitors.isFetching}
        onRetry={() => void visitors.refetch()}
      >
        {error.message} {copy.failed.text}
      </ErrorState>
    );
  }
  return (
    <SkeletonSwitch isPending={visitors.isPending} skeleton={<SiteSkeleton />}>
      {() =>
        visitors.data === undefined ? null : (
          <div className="mt-8">
            <h2 className="text-lg font-semibold">{checkCopy.title}</h2>
            <p className="mt-1 max-w-(--measure) text-sm text-pretty text-muted">{checkCopy.intro}</p>
            <SiteCheckPart company={company} />
            <h2 className="mt-16 text-lg font-semibold">{copy.title}</h2>
            <p className="mt-1 max-w-(--measure) text-sm text-pretty text-muted">{copy.intro}</p>
            {visitors.data.logs.length === 0 ? (
              <Card className="mt-6">
                <EmptyState example={copy.empty.example} title={copy.empty.title}>
                  {maySend ? copy.empty.text : copy.emptyRead}
                </EmptyState>
              </Card>
            ) : (
              <Visitors visitors={visitors.data} />
            )}
            {(maySend || visitors.data.logs.length > 0) && (
              <LogList companyId={company.id} visitors={visitors.data} />
            )}
          </div>
        )
      }
    </SkeletonSwitch>
  );
}

function SiteSkeleton() {
  return (
    <div className="mt-8 grid gap-4">
      <Skeleton className="h-6 w-56" />
      <Skeleton className="h-4 w-120 max-w-full" />
      <Skeleton className="mt-4 h-80 w-full rounded-3" />
    </div>
  );
}
