import { ALERT_KINDS, type Alert, type CompanyWithPrompts } from '@citato/contract';
import { useState } from 'react';
import { ExportMenu } from '#features/api-access';
import { formatDate, withArticle } from '#lib/format';
import { useMay } from '#lib/session/use-may';
import { Button, Card, EmptyState, ErrorState, Field, SegmentedChoice, SelectInput, Skeleton } from '#ui';
import { filterAlerts, type Filter } from '../model.ts';
import { bellCopy } from '../bell-copy.ts';
import { alertsCopy as copy } from '../copy.ts';
import { useCompanyAlerts, useReadAlerts } from '../queries.ts';
import { AlertRow } from './alert-row.tsx';
import { NotIncluded } from './not-included.tsx';

const ALERT_FILES = ['alerts'] as const;

/** What a company's owner was alerted of, newest first. */
export function AlertsTab({
  company,
  onShowHistory,
}: {
  company: CompanyWithPrompts;
  onShowHistory: () => void;
}) {
  const pages = useCompanyAlerts(company.id);
  const mayRead = useMay<'readAlerts'>('read');
  const read = useReadAlerts();
  const first = pages.data?.pages[0];
  if (pages.isLoadingError) {
    return (
      <div className="mt-6">
        <ErrorState
          title={bellCopy.failed.title}
          isRetrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        >
          {pages.error.message} {bellCopy.failed.text}
        </ErrorState>
      </div>
    );
  }
  if (first === undefined) return <Waiting />;
  const alerts = pages.data?.pages.flatMap((page) => page.alerts) ?? [];
  if (!first.isIncluded && alerts.length === 0) return <NotIncluded />;
  const { unread, lookedAt } = first;
  return (
    <div className="mt-8">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <p className="text-2xl font-semibold tracking-figure text-balance">
            {unread === 0 ? copy.head.none : copy.head.some(unread)}
          </p>
          <p className="mt-1 max-w-(--measure) text-sm text-pretty text-muted">
            {lookedAt === null
              ? copy.head.unlooked
              : copy.head.looked(withArticle.al(formatDate(`${lookedAt}T12:00:00Z`)))}
          </p>
        </div>
        <div className="flex items-center gap-2">
          {unread > 0 && mayRead && (
            <Button
              variant="ghost"
              isLoading={read.isPending}
              onClick={() => {
                read.mutate(company.id);
              }}
            >
              {copy.markRead}
            </Button>
          )}
          {alerts.length > 0 && <ExportMenu company={company} tables={ALERT_FILES} />}
        </div>
      </div>
      {alerts.length === 0 ? (
        <Empty isYoung={lookedAt === null} onShowHistory={onShowHistory} />
      ) : (
        <List
          alerts={alerts}
          hasMore={pages.hasNextPage}
          isLoadingMore={pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </div>
  );
}

interface ListProps {
  alerts: readonly Alert[];
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}

function List({ alerts, hasMore, isLoadingMore, onMore }: ListProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [kind, setKind] = useState('');
  const [now] = useState(() => new Date());
  const shown = filterAlerts(alerts, { filter, kind });
  const present = ALERT_KINDS.filter((one) => alerts.some((alert) => alert.kind === one));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <div className="max-sm:w-full sm:w-80">
          <SegmentedChoice
            legend={copy.filters.legend}
            name="alerts-filter"
            chosen={filter}
            items={[
              { value: 'all', label: copy.filters.all },
              { value: 'unread', label: copy.filters.unread },
              { value: 'open', label: copy.filters.open },
            ]}
            onChange={({ target: { value } }) => {
              setFilter(value === 'unread' || value === 'open' ? value : 'all');
            }}
          />
        </div>
        <div className="max-sm:w-full sm:w-72">
          <Field label={copy.filters.kind} isLabelHidden>
            <SelectInput
              value={kind}
              onChange={({ target: { value } }) => {
                setKind(value);
              }}
            >
              <option value="">{copy.filters.allKinds}</option>
              {present.map((one) => (
                <option key={one} value={one}>
                  {copy.kinds[one]}
                </option>
              ))}
            </SelectInput>
          </Field>
        </div>
      </div>
      <Card className="overflow-hidden">
        {shown.length === 0 ? (
          <EmptyState
            example={copy.filters.none.example}
            title={copy.filters.none.title}
            action={
              <Button
                onClick={() => {
                  setFilter('all');
                  setKind('');
                }}
              >
                {copy.filters.none.clear}
              </Button>
            }
          >
            {copy.filters.none.text}
          </EmptyState>
        ) : (
          <>
            <h2 className="sr-only">{copy.list}</h2>
            <ul>
              {shown.map((alert) => (
                <AlertRow key={alert.id} alert={alert} now={now} />
              ))}
            </ul>
          </>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3 text-2xs text-faint sm:px-6">
          <span className="max-w-(--measure) text-pretty">{copy.legend}</span>
          {hasMore && (
            <Button size="sm" isLoading={isLoadingMore} onClick={onMore}>
              {copy.more}
            </Button>
          )}
        </div>
      </Card>
    </>
  );
}

function Empty({ isYoung, onShowHistory }: { isYoung: boolean; onShowHistory: () => void }) {
  const words = isYoung ? copy.young : copy.empty;
  return (
    <Card>
      <EmptyState
        example={words.example}
        title={words.title}
        action={isYoung ? undefined : <Button onClick={onShowHistory}>{copy.empty.action}</Button>}
      >
        {words.text}
      </EmptyState>
    </Card>
  );
}

function Waiting() {
  return (
    <div className="mt-8 grid gap-5">
      <Skeleton className="h-14 w-72 max-w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
