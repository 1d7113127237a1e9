import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Card, ErrorState, Skeleton, SkeletonSwitch } from '#ui';
import { ApiError } from '#lib/api-client';
import { adminCopy as copy } from '../copy.ts';
import { useDenied } from '../use-denied.ts';

interface PanelProps<Data> {
  title: string;
  /** The name of its place on the page, where something leads to it. */
  anchor?: string;
  /** Stands beside the title, for example how many there are. */
  note?: string | undefined;
  text?: string;
  action?: ReactNode;
  /** Stands below the title whether or not the data have come. */
  tools?: ReactNode;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** One part of the panel with its own data: what does not arrive leaves the others alone. */
export function Panel<Data>({ title, anchor, note, text, action, tools, query, children }: PanelProps<Data>) {
  const titleId = useId();
  const { data, error } = query;
  const isDenied = error instanceof ApiError && error.code === 'accounts.admin_only';
  useDenied(isDenied ? error.message : null);
  return (
    <section aria-labelledby={titleId}>
      <Card className="h-full overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 pt-5 pb-4 sm:px-6">
          <div>
            <h2 id={anchor} tabIndex={-1} className="scroll-mt-24 text-lg font-semibold tracking-prompt">
              <span id={titleId}>{title}</span>
              {note !== undefined && <span className="ml-2 font-normal text-faint">{note}</span>}
            </h2>
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
              {query.error.message} {copy.loadFailedText}
            </ErrorState>
          </div>
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
