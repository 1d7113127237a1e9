export { InvitationCard } from './components/invitation.tsx';
export { TeamOverview } from './components/team-overview.tsx';
