export { CompaniesOverview } from './components/companies-overview.tsx';
export type { WantedAnswers } from './components/figure-answers.tsx';
