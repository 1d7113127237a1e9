import type { EngineId } from '@citato/contract';

/**
 * Perplexity's guide "Migrate from Sonar" and its changelog, read in November 2026: requests of this protocol are
 * translated into its Agent API, model by model, without support.
 */
const PERPLEXITY_UNSUPPORTED =
  'Perplexity ended its support of this protocol on 27 September 2026: check PERPLEXITY_MODEL, name a gateway that speaks it in PERPLEXITY_BASE_URL, or leave perplexity out of ENGINES';

/** What the operator can do about a status that waiting does not cure; null where there is nothing to say. */
export function adviseOperator({ engine, status }: { engine: EngineId; status: number }): string | null {
  const variables = engine.toUpperCase();
  if (status === 401 || status === 403) return `check ${variables}_API_KEY`;
  if (status === 402) return `the account behind ${variables}_API_KEY cannot pay`;
  if (status !== 404 && status !== 410) return null;
  return engine === 'perplexity'
    ? PERPLEXITY_UNSUPPORTED
    : `no such address or model: check ${variables}_BASE_URL and ${variables}_MODEL`;
}
