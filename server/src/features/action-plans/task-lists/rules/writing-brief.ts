import type { ActionEvidence } from '@citato/contract';
import type { Digest } from '#features/measurements';
import type { Finding } from './finding.ts';

/** The digest as the writing model gets it: facts with evidence under ids, and no instructions. */
export interface WritingBrief {
  readonly question: string;
  /** Who asks it, and where; null where nobody says who. */
  readonly persona: string | null;
  readonly market: string;
  readonly company: { readonly name: string; readonly site: string; readonly description: string | null };
  readonly targetUrl: string;
  readonly summary: string;
  readonly findings: readonly {
    readonly id: string;
    readonly priority: string;
    readonly fact: string;
    readonly advice: readonly string[];
    readonly evidence: readonly string[];
  }[];
  readonly evidence: readonly (ActionEvidence & { readonly id: string })[];
}

/** Each piece of evidence has one id, whichever findings it belongs to. */
export function buildBrief({
  digest: { question, persona, market, company, site, targetUrl },
  description,
  summary,
  findings,
}: {
  digest: Digest;
  description: string | null;
  summary: string;
  findings: readonly Finding[];
}): WritingBrief {
  const ids = new Map<string, string>();
  const identify = (item: ActionEvidence): string => {
    const text = JSON.stringify(item);
    const id = ids.get(text) ?? `E${ids.size + 1}`;
    ids.set(text, id);
    return id;
  };
  const known = new Map<string, ActionEvidence>();
  const listed = findings.map(({ key, priority, action, evidence }) => ({
    id: key,
    priority,
    fact: action.why,
    advice: action.steps,
    evidence: evidence.map((item) => {
      const id = identify(item);
      known.set(id, item);
      return id;
    }),
  }));
  return {
    question,
    persona,
    market: market.name,
    company: { name: company, site, description },
    targetUrl,
    summary,
    findings: listed,
    evidence: [...known].map(([id, item]) => ({ id, ...item })),
  };
}
