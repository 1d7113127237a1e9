import { REPORT_NIGHT, REPORT_PAPER, makeReadable } from '@citato/contract/client-report';
import type { CSSProperties } from 'react';

interface InkStyle extends CSSProperties {
  '--client-day': string;
  '--client-night': string;
}

/** The client’s colour as it can be read on the sheet, in both themes. */
export const inkStyle = (colour: string): InkStyle => ({
  '--client-day': makeReadable({ colour, background: REPORT_PAPER }),
  '--client-night': makeReadable({ colour, background: REPORT_NIGHT }),
});
