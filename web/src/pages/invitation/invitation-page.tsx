import { getRouteApi } from '@tanstack/react-router';
import { InvitationCard } from '#features/teams';

const route = getRouteApi('/invitation');

/** Where the link of an invitation leads; without one it is as any that is not valid. */
export function InvitationPage() {
  return <InvitationCard token={route.useSearch().token ?? ''} />;
}
