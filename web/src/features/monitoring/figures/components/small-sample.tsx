import { isSmallSample } from '@citato/contract/figures';
import { Badge, HelpNote } from '#ui';
import { figuresCopy } from '../copy.ts';

/** Shown where a table is based on fewer than twenty answers. */
export function SmallSampleBadge({ n }: { n: number }) {
  if (!isSmallSample(n)) return null;
  const { smallSample, smallSampleHelp } = figuresCopy;
  return (
    <HelpNote help={smallSampleHelp} className="flex min-h-6 items-center">
      <Badge tone="outline">{smallSample}</Badge>
    </HelpNote>
  );
}
