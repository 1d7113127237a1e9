import type { AnalysisProgress } from '@citato/contract';
import { lazyPart } from '#ui';
import { evidenceCopy } from '../copy.ts';

const LandedList = lazyPart(async () => (await import('./landed-list.tsx')).LandedList);

/** The newest answers of a running analysis. The strip has one height, full or empty: nothing moves as they land. */
export function LandedAnswers({ progress }: { progress: AnalysisProgress }) {
  return (
    <div className="h-36 overflow-hidden md:col-span-2">
      <h4 className="text-2xs text-faint">{evidenceCopy.landed.title}</h4>
      <LandedList progress={progress} />
    </div>
  );
}
