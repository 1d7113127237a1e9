import { getRouteApi, Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { Button, Card, EmptyState, ErrorState, Page, SkeletonSwitch, Skeleton, TopBar } from '#ui';
import { mailboxCopy as copy, MailList, useMailbox } from '#features/emails';
import { readErrorMessage } from '#lib/api-client';

const route = getRouteApi('/dev/mailbox');

export function DevMailboxPage() {
  return (
    <>
      <TopBar />
      <Page width="form" className="py-8 sm:py-12">
        <main tabIndex={-1} className="outline-none">
          <Mailbox />
        </main>
      </Page>
    </>
  );
}

function Mailbox() {
  const { to } = route.useSearch();
  const mailbox = useMailbox(to);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">{copy.title}</h1>
          <p className="mt-1 text-sm wrap-anywhere text-muted">
            {to === undefined ? copy.text : copy.sentTo(to)}{' '}
            {to !== undefined && <Link to="/dev/mailbox">{copy.showAll}</Link>}
          </p>
        </div>
        <Button onClick={() => void mailbox.refetch()} isLoading={mailbox.isFetching && !mailbox.isPending}>
          <RefreshCw />
          {copy.refresh}
        </Button>
      </div>
      {mailbox.isLoadingError ? (
        <ErrorState title={copy.errorTitle} onRetry={() => void mailbox.refetch()}>
          {readErrorMessage({ error: mailbox.error, fallback: copy.errorTitle })}
        </ErrorState>
      ) : (
        <SkeletonSwitch isPending={mailbox.isPending} skeleton={<Skeleton className="h-58" />}>
          {() =>
            mailbox.data === undefined || mailbox.data.length === 0 ? (
              <Card>
                <EmptyState example={copy.emptyExample} title={copy.emptyTitle}>
                  {copy.emptyText}
                </EmptyState>
              </Card>
            ) : (
              <MailList messages={mailbox.data} />
            )
          }
        </SkeletonSwitch>
      )}
    </div>
  );
}
