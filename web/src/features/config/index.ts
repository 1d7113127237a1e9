export { DemoBadge } from './components/demo-badge.tsx';
export { useConfig } from './queries.ts';
