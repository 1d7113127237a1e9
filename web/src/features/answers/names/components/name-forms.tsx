import type { CompanyWithPrompts, NameDescription } from '@citato/contract';
import { Fragment } from 'react';
import { RetryLine, SkeletonSwitch, Skeleton } from '#ui';
import { namesDialogCopy } from '../dialog-copy.ts';
import { useNameDescription } from '../queries.ts';
import { StrictName } from './strict-name.tsx';
import { TrySentence } from './try-sentence.tsx';

const copy = namesDialogCopy.counts;

/** What counts as the company's name in an answer and what does not, as the reader itself says. */
export function NameForms({ company }: { company: CompanyWithPrompts }) {
  const description = useNameDescription(company);
  const { data } = description;
  return (
    <section className="pt-6">
      <h3 className="text-sm font-semibold">{copy.title}</h3>
      {description.isLoadingError ? (
        <RetryLine
          className="pt-1"
          isRetrying={description.isFetching}
          onRetry={() => void description.refetch()}
        >
          {copy.loadFailed}
        </RetryLine>
      ) : (
        <SkeletonSwitch isPending={data === undefined} skeleton={<Skeleton className="mt-3 h-28" />}>
          {() => data !== undefined && <Description data={data} />}
        </SkeletonSwitch>
      )}
      <TrySentence company={company} />
    </section>
  );
}

function Description({ data }: { data: NameDescription }) {
  const { counts, leftOut, strict, others, isFindable } = data;
  // What the user stated is listed below, where it can be taken back.
  const rules = counts.filter(({ variant }) => variant !== 'alias');
  if (!isFindable) return <p className="pt-1 text-sm text-pretty text-muted">{copy.unfindable}</p>;
  return (
    <>
      {rules.length > 0 && (
        <>
          <p className="pt-1 text-sm text-muted">{copy.text}</p>
          <Rows
            rows={rules.map(({ variant, spellings }) => ({ label: copy.variants[variant], spellings }))}
          />
        </>
      )}
      {strict !== null && <StrictName strict={strict} />}
      {leftOut.length > 0 && (
        <>
          <h4 className="pt-5 text-sm font-medium">{copy.leftOut}</h4>
          <Rows
            rows={[...Map.groupBy(leftOut, ({ because }) => because)].map(([because, group]) => ({
              label: copy.leftOutBecause[because],
              spellings: group.map(({ spelling }) => spelling),
            }))}
          />
          {leftOut.some(({ because }) => because === 'part') && (
            <p className="pt-2 text-xs text-pretty text-muted">{copy.partHint}</p>
          )}
        </>
      )}
      <Others others={others} />
    </>
  );
}

/** What the spellings have in common, and the spellings. */
function Rows({ rows }: { rows: readonly { label: string; spellings: readonly string[] }[] }) {
  return (
    <dl className="pt-1 text-sm">
      {rows.map(({ label, spellings }) => (
        <div key={label} className="grid gap-x-4 border-b py-2 sm:grid-cols-[196px_minmax(0,1fr)]">
          <dt className="text-xs leading-5 text-muted">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {spellings.map((spelling, index) => (
              <Fragment key={spelling}>
                {index > 0 && <span className="text-faint"> · </span>}
                <bdi>{spelling}</bdi>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Others({ others }: Pick<NameDescription, 'others'>) {
  if (others.length === 0) return null;
  const { title, apart, together } = namesDialogCopy.others;
  return (
    <>
      <h4 className="pt-5 text-sm font-medium">{title}</h4>
      <ul className="text-sm">
        {others.map(({ name, relation, isDistinguished }) => (
          <li key={name} className="border-b py-2 wrap-anywhere">
            {isDistinguished ? apart({ name, relation }) : together(name)}
          </li>
        ))}
      </ul>
    </>
  );
}
