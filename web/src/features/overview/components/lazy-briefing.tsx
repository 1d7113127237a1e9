import { lazyPart, Skeleton } from '#ui';

/** As tall as three lines, so that nothing jumps when they come. */
const waiting = (
  <div aria-hidden className="grid gap-4">
    <Skeleton className="h-5 w-4/5" />
    <Skeleton className="h-5 w-3/5" />
    <Skeleton className="h-5 w-2/3" />
  </div>
);

const loadParts = () => import('./briefing-parts.ts');
export const Briefing = lazyPart(async () => (await loadParts()).Briefing, { waiting });
export const Trend = lazyPart(async () => (await loadParts()).Trend);
