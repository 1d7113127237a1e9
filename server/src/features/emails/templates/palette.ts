import { ACCENT } from '@citato/contract/accent';

/** The light colours of the visual language; mail programs know no custom properties. */
export const PALETTE = {
  surface: '#F7F8F6',
  raised: '#FFFFFF',
  line: '#E1E5E1',
  ink: '#15201E',
  muted: '#4D5A57',
  ottanio: ACCENT,
  onOttanio: '#FFFFFF',
  markerStrong: '#F2C100',
} as const;
