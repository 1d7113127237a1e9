export { PlanGrid } from './components/plan-grid.tsx';
export { PlanSkeleton } from './components/plan-skeleton.tsx';
export { PlanSummary } from './components/plan-summary.tsx';
export { plansCopy } from './copy.ts';
export { usePlans } from './queries.ts';
