import type { EngineId } from '@citato/contract';

/** Read in September 2026 in Perplexity's guide "Migrate from Sonar" and in the releases of those who speak its protocol. */
const PERPLEXITY_RETIRED =
  'Perplexity retired this protocol at its own address on 27 September 2026: name a gateway that speaks it in PERPLEXITY_BASE_URL, or leave perplexity out of ENGINES';

/** What the operator can do about a status that waiting does not cure; null where there is nothing to say. */
export function adviseOperator({ engine, status }: { engine: EngineId; status: number }): string | null {
  const variables = engine.toUpperCase();
  if (status === 401 || status === 403) return `check ${variables}_API_KEY`;
  if (status === 402) return `the account behind ${variables}_API_KEY cannot pay`;
  if (status !== 404 && status !== 410) return null;
  return engine === 'perplexity'
    ? PERPLEXITY_RETIRED
    : `no such address or model: check ${variables}_BASE_URL and ${variables}_MODEL`;
}
