export { InvitationCard } from './members/components/invitation.tsx';
export { TeamOverview } from './members/components/team-overview.tsx';
export { CompaniesViewChoice } from './portfolio/components/companies-view-choice.tsx';
export { loadPortfolio } from './portfolio/load-portfolio.ts';
export { useCompaniesView } from './portfolio/use-companies-view.ts';
export { portfolioViewsCopy } from './portfolio/views-copy.ts';
