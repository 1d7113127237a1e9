import { lazyPart } from '#ui';
import { BriefingSkeleton } from './briefing-skeleton.tsx';

const loadParts = () => import('./briefing-parts.ts');
export const Briefing = lazyPart(async () => (await loadParts()).Briefing, {
  waiting: <BriefingSkeleton />,
});
export const Trend = lazyPart(async () => (await loadParts()).Trend);
