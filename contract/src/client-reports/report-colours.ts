import { ACCENT } from '../accent.ts';

/** What a page lies on, on paper and by night. */
export const REPORT_PAPER = '#FFFFFF';
export const REPORT_NIGHT = '#161F1D';

/** Colours a client's pages may take without one of its own, with what they are called. */
export const REPORT_COLOURS = {
  [ACCENT]: 'Ottanio',
  '#7A2E3A': 'Vinaccia',
  '#1F4E79': 'Lago',
  '#2F5D3A': 'Bosco',
  '#38434A': 'Ardesia',
} as const;

/** Of the sample, where the plan has no page of one's own. */
export const SAMPLE_COLOUR: keyof typeof REPORT_COLOURS = '#7A2E3A';
