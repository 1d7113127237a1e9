export { PlanGrid } from './components/plan-grid.tsx';
export { PlanSkeleton } from './components/plan-skeleton.tsx';
export { PlansLink } from './components/plans-link.tsx';
export { PlanSummary } from './components/plan-summary.tsx';
export { listBenefits, MOST_POPULAR, plansCopy } from './copy.ts';
export { isPromoted } from './model.ts';
export { usePlans } from './queries.ts';
export { trackPlanChange } from './track-plan-change.ts';
