import { makeReadable } from '@citato/contract/client-report';
import type { CSSProperties } from 'react';

/** What the sheet lies on, by day and by night (`--c-raised`). */
const PAPER = '#FFFFFF';
const NIGHT = '#161F1D';

interface InkStyle extends CSSProperties {
  '--client-day': string;
  '--client-night': string;
}

/** The client’s colour as it can be read on the sheet, in both themes. */
export const inkStyle = (colour: string): InkStyle => ({
  '--client-day': makeReadable({ colour, background: PAPER }),
  '--client-night': makeReadable({ colour, background: NIGHT }),
});
