/**
 * What is published about being named by answer engines: Aggarwal et al., "GEO: Generative Engine Optimization",
 * KDD 2024 (arXiv 2311.09735), measured as position-adjusted word count. Reasons for priority, never a promise.
 */
export const GEO_STUDY = {
  /** Adding quotations, statistics and cited sources. */
  evidence:
    'nello studio GEO (KDD 2024) citazioni testuali, dati e fonti hanno aumentato la visibilità nelle risposte del 30–40%',
  /** Fluency and readability. */
  fluency:
    'nello studio GEO (KDD 2024) una scrittura più scorrevole ha aumentato la visibilità nelle risposte del 15–30%',
  /** Keyword stuffing. */
  stuffing: 'ripetere la parola chiave, nello studio GEO (KDD 2024), non ha portato vantaggi',
} as const;
