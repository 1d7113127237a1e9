import type { Portfolio, PortfolioCompany } from '@citato/contract';
import { useShowFailure } from '#features/companies';
import { portfolioCopy as copy } from '../copy.ts';
import { useSetCompanyAssignee } from '../queries.ts';

interface AssigneeChoiceProps {
  company: PortfolioCompany;
  people: Portfolio['people'];
  isEditable: boolean;
}

const NONE = '';

/** Who looks after a company: chosen in its line by who may change it. */
export function AssigneeChoice({ company, people, isEditable }: AssigneeChoiceProps) {
  const { companyId, name, assigneeId } = company;
  const assign = useSetCompanyAssignee();
  const showFailure = useShowFailure();
  const assignee = people.find(({ userId }) => userId === assigneeId);
  if (!isEditable)
    return (
      <span className={assignee === undefined ? 'text-faint' : 'text-muted'}>
        {assignee?.name ?? copy.unassigned}
      </span>
    );
  const chosen = assign.isPending ? (assign.variables.userId ?? NONE) : (assignee?.userId ?? NONE);
  return (
    <select
      aria-label={copy.assign(name)}
      value={chosen}
      onChange={({ target: { value } }) => {
        assign.mutate(
          { companyId, userId: value === NONE ? null : value },
          {
            onError: (error) => {
              showFailure({ error, title: copy.assignFailed, fallback: copy.tryAgain });
            },
          },
        );
      }}
      className="min-h-8 w-full min-w-0 truncate rounded-1 bg-transparent text-xs text-muted hover:bg-sunken pointer-coarse:min-h-11"
    >
      <option value={NONE}>{copy.unassigned}</option>
      {people.map(({ userId, name: person }) => (
        <option key={userId} value={userId}>
          {person}
        </option>
      ))}
    </select>
  );
}
