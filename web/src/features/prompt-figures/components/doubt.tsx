import type { Confidence } from '@citato/contract/figures';
import { formatInteger } from '#lib/format';
import { HelpNote } from '#ui';
import { figuresCopy as copy } from '../copy.ts';

/** How sure a number is: one word and n; by a tap the interval that is drawn above. */
export function Doubt({ confidence, n, help }: { confidence: Confidence | null; n: number; help: string }) {
  if (confidence === null) return null;
  return (
    <>
      <HelpNote help={help}>{copy.confidence(confidence)}</HelpNote>
      {` · n = ${formatInteger(n)}`}
    </>
  );
}
