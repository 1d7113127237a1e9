import { isSmallSample } from '@citato/contract/figures';
import { Badge, HelpNote } from '#ui';
import { figuresCopy } from '../copy.ts';

/** Says so where the numbers of a table rest on fewer than twenty answers. */
export function SmallSampleBadge({ n }: { n: number }) {
  if (!isSmallSample(n)) return null;
  const { smallSample, smallSampleHelp } = figuresCopy;
  return (
    <HelpNote help={smallSampleHelp} className="flex min-h-6 items-center">
      <Badge tone="outline">{smallSample}</Badge>
    </HelpNote>
  );
}
