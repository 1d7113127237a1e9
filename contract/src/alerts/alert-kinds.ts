/** What somebody may be alerted of. */
export const ALERT_KINDS = [
  'named',
  'figure',
  'negative',
  'overtaken',
  'new_rival',
  'own_source',
  'engine_silent',
  'no_analysis',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
