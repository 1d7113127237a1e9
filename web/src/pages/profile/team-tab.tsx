import type { User } from '@citato/contract';
import { useCompanies } from '#features/companies';
import { TeamOverview } from '#features/teams';

export function TeamTab({ user }: { user: User }) {
  const { data } = useCompanies();
  return <TeamOverview user={user} companies={data?.companies ?? []} />;
}
