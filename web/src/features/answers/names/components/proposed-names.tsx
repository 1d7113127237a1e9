import type { CompanyWithPrompts } from '@citato/contract';
import { Button, RetryLine } from '#ui';
import { namesCopy } from '../copy.ts';
import { useNameProposals } from '../queries.ts';
import { useRefuseNameProposal } from '../use-refuse-name-proposal.ts';
import type { useCorrectNames } from '../use-correct-names.ts';

const copy = namesCopy.proposals;

interface ProposedNamesProps {
  company: CompanyWithPrompts;
  corrections: Pick<ReturnType<typeof useCorrectNames>, 'correct' | 'isPending'>;
}

/** Pairs of names the model that reads takes for one company; nothing is merged before the user says so. */
export function ProposedNames({ company, corrections: { correct, isPending } }: ProposedNamesProps) {
  const proposals = useNameProposals(company);
  const { refuse, isRefusing } = useRefuseNameProposal(company);
  if (proposals.isLoadingError)
    return (
      <RetryLine isRetrying={proposals.isFetching} onRetry={() => void proposals.refetch()}>
        {copy.loadFailed}
      </RetryLine>
    );
  if (proposals.data === undefined || proposals.data.length === 0) return null;
  return (
    <section className="pt-4">
      <h3 className="text-sm font-semibold">{copy.title}</h3>
      <p className="pt-1 text-sm text-muted">{copy.text}</p>
      <ul className="pt-1">
        {proposals.data.map(({ name, into, answers }) => (
          <li
            key={`${name} ${into.name}`}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b py-2 text-sm"
          >
            <div className="min-w-0 grow basis-48">
              <p className="wrap-anywhere">
                <bdi>{name}</bdi> {copy.and} <bdi>{into.name}</bdi>
              </p>
              <p className="text-xs text-muted">{copy.answers(answers)}</p>
            </div>
            <div className="-mx-2 flex">
              <Button
                variant="ghost"
                aria-label={copy.mergeLabel({ name, into: into.name })}
                disabled={isPending || isRefusing}
                onClick={() => {
                  correct({ kind: 'merge', company: { name, isOwn: false }, into });
                }}
              >
                {copy.merge}
              </Button>
              <Button
                variant="ghost"
                aria-label={copy.refuseLabel({ name, into: into.name })}
                disabled={isPending || isRefusing}
                onClick={() => {
                  refuse({ name, into: into.name });
                }}
              >
                {copy.refuse}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
