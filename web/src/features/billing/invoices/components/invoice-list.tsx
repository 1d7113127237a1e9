import { Button, Card, ErrorState, Skeleton, SkeletonSwitch } from '#ui';
import { billingCopy } from '../copy.ts';
import { useInvoices } from '../queries.ts';
import { InvoiceRow } from './invoice-row.tsx';

const copy = billingCopy.invoices;

/** What the account was charged for, newest first. */
export function InvoiceList() {
  const invoices = useInvoices();
  if (invoices.isLoadingError) {
    return (
      <ErrorState
        title={copy.loadFailed}
        isRetrying={invoices.isFetching}
        onRetry={() => void invoices.refetch()}
      >
        {invoices.error.message} {copy.loadFailedText}
      </ErrorState>
    );
  }
  const rows = invoices.data?.pages.flatMap((page) => page.invoices) ?? [];
  return (
    <Card>
      <section className="grid gap-5 px-4 py-6 sm:p-6">
        <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
        <SkeletonSwitch isPending={invoices.isPending} skeleton={<Skeleton className="h-14" />}>
          {() =>
            rows.length === 0 ? (
              <p className="-mt-3 text-sm text-muted">{copy.none}</p>
            ) : (
              <ul className="-mt-1 grid divide-y border-t">
                {rows.map((invoice) => (
                  <InvoiceRow key={invoice.id} invoice={invoice} />
                ))}
              </ul>
            )
          }
        </SkeletonSwitch>
        {invoices.hasNextPage && (
          <Button
            className="max-sm:min-h-12 max-sm:w-full sm:justify-self-start"
            isLoading={invoices.isFetchingNextPage}
            onClick={() => void invoices.fetchNextPage()}
          >
            {invoices.isFetchNextPageError ? copy.moreAgain : copy.more}
          </Button>
        )}
      </section>
    </Card>
  );
}
