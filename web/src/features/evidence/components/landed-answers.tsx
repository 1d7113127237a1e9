import type { AnalysisProgress } from '@citato/contract';
import { lazy, Suspense } from 'react';
import { evidenceCopy } from '../copy.ts';

const LandedList = lazy(async () => ({ default: (await import('./landed-list.tsx')).LandedList }));

/** The newest answers of a running analysis. The strip has one height, full or empty: nothing moves as they land. */
export function LandedAnswers({ progress }: { progress: AnalysisProgress }) {
  return (
    <div className="h-36 overflow-hidden md:col-span-2">
      <h4 className="text-2xs text-faint">{evidenceCopy.landed.title}</h4>
      <Suspense fallback={null}>
        <LandedList progress={progress} />
      </Suspense>
    </div>
  );
}
