import { isSmallSample } from '@citato/contract/figures';
import { Badge, HelpNote } from '#ui';
import { figuresCopy } from '../copy.ts';

/** Says so where a number rests on fewer than twenty answers. */
export function SmallSample({ n, help }: { n: number; help: string }) {
  if (!isSmallSample(n)) return null;
  return (
    <>
      {' · '}
      <HelpNote help={help}>{figuresCopy.smallSample}</HelpNote>
    </>
  );
}

/** The same as a badge beside a whole table. */
export function SmallSampleBadge({ n }: { n: number }) {
  if (!isSmallSample(n)) return null;
  const { smallSample, smallSampleHelp } = figuresCopy;
  return (
    <HelpNote help={smallSampleHelp} className="flex min-h-6 items-center">
      <Badge tone="outline">{smallSample}</Badge>
    </HelpNote>
  );
}
