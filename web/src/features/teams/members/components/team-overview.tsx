import { useMay } from '#lib/session/use-may';
import { Card, ErrorState, Skeleton, SkeletonSwitch } from '#ui';
import { teamsCopy as copy } from '../copy.ts';
import { useTeam } from '../queries.ts';
import { LeaveRow } from './leave-row.tsx';
import { TeamPeople, type TeamProps } from './team-people.tsx';

/** The people of the organisation that is open; a client reads that they see their companies, and no more. */
export function TeamOverview({ user, companies }: TeamProps) {
  const isShown = useMay<'getTeam'>('read');
  const team = useTeam({ isShown });
  if (!isShown)
    return (
      <Card className="grid divide-y">
        <div className="grid gap-2 px-4 py-6 sm:p-6">
          <h2 className="text-lg font-semibold tracking-prompt">{copy.client.title}</h2>
          <p className="text-sm text-muted">{copy.client.text}</p>
        </div>
        <LeaveRow isOnlyOwner={false} text={copy.ownership.leaveClient} />
      </Card>
    );
  if (team.isLoadingError)
    return (
      <ErrorState title={copy.loadFailed} isRetrying={team.isFetching} onRetry={() => void team.refetch()}>
        {team.error.message} {copy.loadFailedText}
      </ErrorState>
    );
  return (
    <SkeletonSwitch isPending={team.isPending} skeleton={<Skeleton className="h-40" />}>
      {() => team.data !== undefined && <TeamPeople team={team.data} user={user} companies={companies} />}
    </SkeletonSwitch>
  );
}
