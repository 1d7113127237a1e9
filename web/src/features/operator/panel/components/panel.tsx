import { Check } from 'lucide-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Card, ErrorState, Skeleton, SkeletonSwitch } from '#ui';
import { ApiError, readErrorMessage } from '#lib/api-client';
import { adminCopy as copy } from '../copy.ts';
import { useDenied } from '../use-denied.ts';

interface PanelProps<Data> {
  title: string;
  /** The name of its place on the page, where something leads to it. */
  anchor?: string;
  /** Stands beside the title, for example how many there are. */
  note?: string | undefined;
  text?: string | undefined;
  action?: ReactNode;
  /** Stands below the title whether or not the data have come. */
  tools?: ReactNode;
  query: UseQueryResult<Data>;
  /** Said where what did not arrive came with no reason. */
  fallback?: string;
  /** Stands until the data have come, where there is something to say by then; else grey shapes. */
  waiting?: ReactNode;
  /** What is said in one line where there is nothing to show; null where there is. */
  quiet?: (data: Data) => string | null;
  children: (data: Data) => ReactNode;
}

/** One part of the panel with its own data: a failure to load leaves the others alone. */
export function Panel<Data>({
  title,
  anchor,
  note,
  text,
  action,
  tools,
  query,
  fallback,
  waiting,
  quiet,
  children,
}: PanelProps<Data>) {
  const titleId = useId();
  const { data, error } = query;
  const isDenied = error instanceof ApiError && error.code === 'accounts.admin_only';
  useDenied(isDenied ? error.message : null);
  const line = data === undefined ? null : (quiet?.(data) ?? null);
  const heading = (
    <h2
      id={anchor}
      tabIndex={-1}
      className={line === null ? 'scroll-mt-24 text-lg font-semibold tracking-prompt' : 'sr-only'}
    >
      <span id={titleId}>{title}</span>
      {note !== undefined && <span className="ml-2 font-normal text-faint">{note}</span>}
    </h2>
  );
  if (line !== null)
    return (
      <section aria-labelledby={titleId}>
        <Card className="relative px-4 py-3 sm:px-6">
          {heading}
          <p className="flex items-start gap-2.5 text-sm text-muted">
            <Check aria-hidden className="mt-0.5 size-4! shrink-0 text-positive" />
            {line}
          </p>
        </Card>
      </section>
    );
  return (
    <section aria-labelledby={titleId}>
      <Card className="h-full overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 pt-5 pb-4 sm:px-6">
          <div>
            {heading}
            {text !== undefined && <p className="text-sm text-muted">{text}</p>}
          </div>
          {action}
        </div>
        {tools}
        {query.isError && !isDenied && data === undefined ? (
          <div className="px-4 pb-5 sm:px-6">
            <ErrorState
              title={copy.loadFailed}
              isRetrying={query.isFetching}
              onRetry={() => void query.refetch()}
            >
              {readErrorMessage({ error, fallback: fallback ?? query.error.message })} {copy.loadFailedText}
            </ErrorState>
          </div>
        ) : data === undefined && waiting !== undefined ? (
          waiting
        ) : (
          <SkeletonSwitch isPending={data === undefined} skeleton={<PanelSkeleton />}>
            {() => (data === undefined ? null : children(data))}
          </SkeletonSwitch>
        )}
      </Card>
    </section>
  );
}

function PanelSkeleton() {
  return (
    <div className="grid gap-4 border-t px-4 py-5 sm:px-6">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-4/5" />
    </div>
  );
}
