import type { CompanyWithPrompts } from '@citato/contract';
import type { ReactNode } from 'react';
import { Button, RetryLine } from '#ui';
import { namesDialogCopy } from '../dialog-copy.ts';
import { useNameProposals } from '../queries.ts';
import type { useCorrectNames } from '../use-correct-names.ts';
import { useRefuseNameProposal } from '../use-refuse-name-proposal.ts';

const copy = namesDialogCopy.proposals;
const ownCopy = namesDialogCopy.ownProposals;

interface ProposedNamesProps {
  company: CompanyWithPrompts;
  corrections: Pick<ReturnType<typeof useCorrectNames>, 'correct' | 'isPending'>;
}

/** Names that may be one company, the own one first; nothing is merged before the user says so. */
export function ProposedNames({ company, corrections: { correct, isPending } }: ProposedNamesProps) {
  const proposals = useNameProposals(company);
  const { refuse, isRefusing } = useRefuseNameProposal(company);
  if (proposals.isLoadingError)
    return (
      <RetryLine isRetrying={proposals.isFetching} onRetry={() => void proposals.refetch()}>
        {copy.loadFailed}
      </RetryLine>
    );
  const isBusy = isPending || isRefusing;
  const listed = proposals.data ?? [];
  const own = listed.filter(({ into }) => into.isOwn);
  const others = listed.filter(({ into }) => !into.isOwn);
  return (
    <>
      {own.length > 0 && (
        <Proposals title={ownCopy.title} text={ownCopy.text}>
          {own.map(({ name, into, basis, answers }) => (
            <ProposalRow
              key={`${name} ${into.name}`}
              words={<bdi>{name}</bdi>}
              note={basis === 'spelling' ? ownCopy.found(answers) : ownCopy.proposed(answers)}
              isBusy={isBusy}
              accept={ownCopy.accept}
              acceptLabel={ownCopy.acceptLabel(name)}
              refuse={ownCopy.refuse}
              refuseLabel={ownCopy.refuseLabel(name)}
              onAccept={() => {
                correct({ kind: 'merge', company: { name, isOwn: false }, into });
              }}
              onRefuse={() => {
                refuse({ name, into: into.name });
              }}
            />
          ))}
        </Proposals>
      )}
      {others.length > 0 && (
        <Proposals title={copy.title} text={copy.text}>
          {others.map(({ name, into, answers }) => (
            <ProposalRow
              key={`${name} ${into.name}`}
              words={
                <>
                  <bdi>{name}</bdi> {copy.and} <bdi>{into.name}</bdi>
                </>
              }
              note={copy.answers(answers)}
              isBusy={isBusy}
              accept={copy.merge}
              acceptLabel={copy.mergeLabel({ name, into: into.name })}
              refuse={copy.refuse}
              refuseLabel={copy.refuseLabel({ name, into: into.name })}
              onAccept={() => {
                correct({ kind: 'merge', company: { name, isOwn: false }, into });
              }}
              onRefuse={() => {
                refuse({ name, into: into.name });
              }}
            />
          ))}
        </Proposals>
      )}
    </>
  );
}

function Proposals({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="pt-6">
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="pt-1 text-sm text-muted">{text}</p>
      <ul className="pt-1">{children}</ul>
    </section>
  );
}

function ProposalRow({
  words,
  note,
  isBusy,
  accept,
  acceptLabel,
  refuse,
  refuseLabel,
  onAccept,
  onRefuse,
}: {
  words: ReactNode;
  /** In how many answers. */
  note: string;
  isBusy: boolean;
  accept: string;
  acceptLabel: string;
  refuse: string;
  refuseLabel: string;
  onAccept: () => void;
  onRefuse: () => void;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b py-2 text-sm">
      <div className="min-w-0 grow basis-48">
        <p className="wrap-anywhere">{words}</p>
        <p className="text-xs text-muted">{note}</p>
      </div>
      <div className="-mx-2 flex flex-wrap">
        <Button variant="ghost" aria-label={acceptLabel} disabled={isBusy} onClick={onAccept}>
          {accept}
        </Button>
        <Button variant="ghost" aria-label={refuseLabel} disabled={isBusy} onClick={onRefuse}>
          {refuse}
        </Button>
      </div>
    </li>
  );
}
