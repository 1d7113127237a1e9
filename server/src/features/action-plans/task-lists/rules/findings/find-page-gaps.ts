import type { Digest } from '#features/measurements';
import { isPlatformPage } from '#lib/sites/site';
import type { FactOf } from '../finding.ts';
import { type PageFacts, takesUp } from '../page-facts.ts';

/** A page with fewer words shows its text by script only, or says next to nothing. */
const FEW_WORDS = 150;

/** Something missing on the page. */
export type Gap = 'text' | 'heading' | 'figures' | 'quotation' | 'structured-data' | 'description';

const GAPS: Readonly<Record<Gap, (page: PageFacts, question: string) => boolean>> = {
  text: ({ words }) => words < FEW_WORDS,
  heading: ({ headings }, question) => !headings.some((heading) => takesUp(heading, question)),
  figures: ({ hasFigures, isCut }) => !hasFigures && !isCut,
  quotation: ({ hasQuotation, isCut }) => !hasQuotation && !isCut,
  'structured-data': ({ hasStructuredData }) => !hasStructuredData,
  description: ({ hasDescription }) => !hasDescription,
};
const NAMES: readonly Gap[] = ['text', 'heading', 'figures', 'quotation', 'structured-data', 'description'];

/** What is missing on the company's own page for this question; never empty. */
export interface PageGaps extends FactOf<'page-gaps'> {
  readonly page: PageFacts;
  readonly gaps: readonly Gap[];
}

/** Nothing is claimed of a page that could not be read. */
export function findPageGaps({ digest, page }: { digest: Digest; page: PageFacts | null }): PageGaps[] {
  // What is missing on a platform's page cannot be added by the company.
  if (page === null || isPlatformPage(page.url)) return [];
  const gaps = NAMES.filter((gap) => GAPS[gap](page, digest.question));
  if (gaps.length === 0) return [];
  const priority = digest.mentions * 2 < digest.answers ? 'Medium' : 'Low';
  return [{ kind: 'page-gaps', key: 'page-gaps', priority, names: [], page, gaps }];
}
