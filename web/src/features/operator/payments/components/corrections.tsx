import type { PaymentCorrection } from '@citato/contract';
import { Badge, ErrorState, Skeleton, SkeletonSwitch } from '#ui';
import { formatAmount, formatDate } from '#lib/format';
import { adminPaymentsCopy } from '../copy.ts';
import { useCorrections } from '../queries.ts';

const copy = adminPaymentsCopy.corrections;
const TONES = {
  pending: 'neutral',
  succeeded: 'neutral',
  failed: 'negative',
  needs_response: 'negative',
  under_review: 'warning',
  won: 'positive',
  lost: 'negative',
  other: 'neutral',
} as const;

/** What was given back or is disputed, made at the provider's own pages or by a bank. */
export function Corrections() {
  const corrections = useCorrections();
  return (
    <div className="grid gap-3 border-t pt-5">
      <div>
        <h3 className="text-sm font-semibold">{copy.title}</h3>
        <p className="text-sm text-muted">{copy.text}</p>
      </div>
      {corrections.isLoadingError ? (
        <ErrorState
          title={copy.loadFailed}
          isRetrying={corrections.isFetching}
          onRetry={() => void corrections.refetch()}
        >
          {corrections.error.message}
        </ErrorState>
      ) : (
        <SkeletonSwitch isPending={corrections.isPending} skeleton={<Skeleton className="h-14" />}>
          {() => <CorrectionList rows={corrections.data?.corrections ?? []} />}
        </SkeletonSwitch>
      )}
    </div>
  );
}

function CorrectionList({ rows }: { rows: readonly PaymentCorrection[] }) {
  if (rows.length === 0) return <p className="text-sm text-muted">{copy.none}</p>;
  return (
    <ul className="grid divide-y border-t">
      {rows.map(({ id, kind, status, amountCents, at, dueBy, invoiceNumber, customer }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 py-3 last:pb-0">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              {copy.kinds[kind]} · {formatAmount(amountCents)}
            </p>
            <p className="text-xs text-muted wrap-anywhere">
              {[customer ?? copy.unnamed, invoiceNumber ?? copy.unnumbered, formatDate(at)].join(' · ')}
            </p>
          </div>
          <Badge tone={TONES[status]}>
            {dueBy === null ? copy.states[status] : copy.answerBy(formatDate(dueBy))}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
