/** The designs, in the order they are shown. The ids are what the address holds. */
export const VARIANTS = [
  { id: 'clean-banner', name: 'Clean Banner' },
  { id: 'split-hero', name: 'Split Hero' },
  { id: 'card-stats', name: 'Card + Stats' },
  { id: 'minimal-toolbar', name: 'Minimal Toolbar' },
  { id: 'vertical-profile', name: 'Vertical Profile' },
  { id: 'glassmorphism', name: 'Glassmorphism' },
  { id: 'chip-header', name: 'Chip Header' },
  { id: 'enterprise-slim', name: 'Enterprise Slim' },
] as const;
export type VariantId = (typeof VARIANTS)[number]['id'];

/** The header's company, as the designs are shown with it. */
export interface SampleCompany {
  readonly name: string;
  readonly url: string;
  readonly lastUpdate: string;
  readonly stats: { readonly mentions: number; readonly positiveMedia: number; readonly ranking: number };
}

/** An invented company: no design is judged by the numbers of a real one. */
export const SAMPLE: SampleCompany = {
  name: 'Torrefazione Brunalba',
  url: 'https://torrefazione-brunalba.example',
  lastUpdate: '2026-11-20T08:30:00.000Z',
  stats: { mentions: 1248, positiveMedia: 72.5, ranking: 2 },
};

/** The design an address names; null: all of them. */
export function findVariant(name: string | undefined): VariantId | null {
  return VARIANTS.find(({ id }) => id === name)?.id ?? null;
}
