import type { Doubt as Described } from '@citato/contract/figures';
import { formatInteger } from '#lib/format';
import { HelpNote } from '#ui';
import { figuresCopy as copy } from '../copy.ts';

/** The confidence of a number: one word and n; a tap explains the word. */
export function Doubt({ doubt }: { doubt: Described | null }) {
  if (doubt === null) return null;
  return (
    <>
      <HelpNote help={doubt.help}>{copy.confidence(doubt.confidence)}</HelpNote>{' '}
      <span className="whitespace-nowrap">{copy.basis(formatInteger(doubt.n))}</span>
    </>
  );
}
