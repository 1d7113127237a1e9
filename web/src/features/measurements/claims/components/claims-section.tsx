import type { ClaimList, CompanyWithPrompts } from '@citato/contract';
import { useId, useState } from 'react';
import { nameShortSpan } from '#lib/format';
import { useMay } from '#lib/session/use-may';
import { Button, Card, FigureNote, RetryLine, SegmentedChoice, Skeleton } from '#ui';
import { claimsCopy as copy } from '../copy.ts';
import { CLAIM_FILTERS, type ClaimFilter, filterClaims } from '../model.ts';
import { useClaims } from '../queries.ts';
import { ClaimRow } from './claim-row.tsx';

const SHOWN_FIRST = 6;

/** What answers state about the company, negative first, to be marked. */
export function ClaimsSection({ company }: { company: CompanyWithPrompts }) {
  const id = useId();
  const mayMark = useMay<'setClaimMark'>('edit');
  const claims = useClaims(company);
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-xl font-semibold tracking-tight">
        {copy.title}
      </h2>
      <p className="mt-0.5 mb-4 max-w-(--measure) text-sm text-pretty text-muted">
        {mayMark ? copy.text : copy.textRead}
      </p>
      {claims.data === undefined ? (
        <Card className="grid gap-4 px-4 py-5 md:px-6">
          {claims.isError ? (
            <RetryLine isRetrying={claims.isFetching} onRetry={() => void claims.refetch()}>
              {copy.failed}
            </RetryLine>
          ) : (
            <>
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-4 w-2/3" />
            </>
          )}
        </Card>
      ) : (
        <Claims list={claims.data} companyId={company.id} />
      )}
    </section>
  );
}

function Claims({ list, companyId }: { list: ClaimList; companyId: string }) {
  const hasNegative = filterClaims(list.claims, 'negative').length > 0;
  const [chosen, setChosen] = useState<ClaimFilter | null>(null);
  const filter = chosen ?? (hasNegative ? 'negative' : 'open');
  const [isWhole, setIsWhole] = useState(false);
  const found = filterClaims(list.claims, filter);
  const shown = isWhole ? found : found.slice(0, SHOWN_FIRST);
  const { answers, isCut, otherClaims } = list;
  const left = found.length - shown.length;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedChoice
          legend={copy.show}
          name="frasi"
          items={CLAIM_FILTERS.map((value) => ({
            value,
            label: copy.filters[value](filterClaims(list.claims, value).length),
          }))}
          chosen={filter}
          onChange={({ target: { value } }) => {
            setChosen(CLAIM_FILTERS.find((known) => known === value) ?? 'open');
          }}
        />
        <p className="text-2xs text-faint">{copy.read({ answers, isCut, span: nameShortSpan(list) })}</p>
      </div>
      <Card className="overflow-hidden">
        {found.length === 0 ? (
          <p className="px-4 py-5 text-sm text-muted md:px-6">
            {answers === 0 && filter !== 'marked' ? copy.empty.nobody : copy.empty[filter]}
          </p>
        ) : (
          <ul className="divide-y">
            {shown.map((claim) => (
              <ClaimRow key={claim.key} claim={claim} companyId={companyId} />
            ))}
          </ul>
        )}
        {left > 0 && (
          <div className="border-t px-2 py-1.5 md:px-4">
            <Button
              variant="ghost"
              onClick={() => {
                setIsWhole(true);
              }}
            >
              {left === 1 ? copy.moreOne : copy.more(left)}
            </Button>
          </div>
        )}
        {otherClaims > 0 && filter === 'open' && (
          <FigureNote className="border-t px-4 py-3.5 md:px-6">{copy.others(otherClaims)}</FigureNote>
        )}
      </Card>
    </div>
  );
}
