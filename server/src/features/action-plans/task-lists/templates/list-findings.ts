import type { Digest } from '#features/measurements';
import type { Finding } from '../rules/finding.ts';
import { listFacts } from '../rules/list-facts.ts';
import type { PageFacts } from '../rules/page-facts.ts';
import { writeFact } from './write-fact.ts';

/** What can be acted on, in words; most urgent first. */
export function listFindings({ digest, page }: { digest: Digest; page: PageFacts | null }): Finding[] {
  return listFacts({ digest, page }).map((fact) => {
    const { key, priority, names } = fact;
    return { key, priority, names, ...writeFact(fact, digest) };
  });
}
