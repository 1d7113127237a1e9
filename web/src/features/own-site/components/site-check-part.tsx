import { type CompanyWithPrompts, nameQuestion, type SiteCheck } from '@citato/contract';
import { readErrorMessage } from '#lib/api-client';
import { formatDateTime, nameShortSpan } from '#lib/format';
import { useMay } from '#lib/session/use-may';
import { Button, Card, RetryLine, showToast, Skeleton } from '#ui';
import { checkCopy as copy } from '../check-copy.ts';
import { useRequestSiteCheck, useSiteCheck } from '../check-queries.ts';
import { CitedPages } from './cited-pages.tsx';
import { PageBans } from './page-bans.tsx';
import { RobotsPart } from './robots-part.tsx';
import { UncitedPages } from './uncited-pages.tsx';

/** The own site in answers: what is cited, what never, what is forbidden to crawlers. */
export function SiteCheckPart({ company }: { company: CompanyWithPrompts }) {
  const check = useSiteCheck(company.id);
  if (check.data === undefined) {
    return (
      <Card className="mt-6 px-4 py-5 md:px-6">
        {check.isError ? (
          <RetryLine isRetrying={check.isFetching} onRetry={() => void check.refetch()}>
            {copy.failed}
          </RetryLine>
        ) : (
          <div className="grid gap-4">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        )}
      </Card>
    );
  }
  const texts = new Map(company.prompts.map((prompt) => [prompt.id, nameQuestion(prompt)]));
  return (
    <ShownCheck
      check={check.data}
      texts={texts}
      visit={<Visit companyId={company.id} check={check.data} />}
    />
  );
}

/** What is known of the site; an example has no button. */
export function ShownCheck({
  check,
  texts,
  visit,
}: {
  check: SiteCheck;
  texts: ReadonlyMap<string, string>;
  visit: React.ReactNode;
}) {
  const { firstDay, lastDay, answers, pages, otherPages } = check.cited;
  return (
    <>
      <p className="mt-6 text-2xl font-semibold tracking-tight text-balance">
        {copy.lead({ answers, pages: pages.length + otherPages })}
      </p>
      <p className="mt-1 text-sm text-muted">
        {copy.span({ answers, span: nameShortSpan({ firstDay, lastDay }) })}
      </p>
      {visit}
      <CitedPages cited={check.cited} texts={texts} />
      <RobotsPart check={check} />
      <PageBans check={check} />
      <UncitedPages check={check} />
    </>
  );
}

function Visit({ companyId, check }: { companyId: string; check: SiteCheck }) {
  const mayRead = useMay<'requestSiteCheck'>('edit');
  const request = useRequestSiteCheck(companyId);
  const { visit, isUnderWay, nextAt, isOnPlatform, site } = check;
  if (isOnPlatform) return <Line>{copy.visit.onPlatform(site)}</Line>;
  const said =
    visit === null
      ? mayRead
        ? copy.visit.never
        : copy.visit.neverRead
      : copy.visit.done({ when: formatDateTime(visit.checkedAt), pages: visit.pages });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {mayRead && (
        <Button
          variant={visit === null ? 'primary' : 'secondary'}
          isLoading={isUnderWay || request.isPending}
          loadingLabel={copy.visit.underWay}
          disabled={nextAt !== null}
          onClick={() => {
            request.mutate(undefined, {
              onError: (error) => {
                const description = readErrorMessage({ error, fallback: copy.visit.failed });
                showToast({ title: copy.visit.failed, description, tone: 'error' });
              },
            });
          }}
        >
          {visit === null ? copy.visit.read : copy.visit.again}
        </Button>
      )}
      <p className="max-w-(--measure) flex-1 basis-72 text-sm text-pretty text-muted" aria-live="polite">
        {said} {mayRead && nextAt !== null && copy.visit.next(formatDateTime(nextAt))}
      </p>
    </div>
  );
}

function Line({ children }: { children: React.ReactNode }) {
  return <p className="mt-3 max-w-(--measure) text-sm text-pretty text-muted">{children}</p>;
}
