import { nameProblem, type ReaderProblem } from './name-problem.ts';
import type { FoundPage } from './site-findings.ts';
import { readPageBans } from './read-page-bans.ts';

/** What the site reader says of a page. */
type Inspected =
  | {
      readonly status: 'ok';
      readonly title: string | null;
      readonly jsonLdTypes: readonly string[];
      readonly microdataTypes: readonly string[];
      readonly hasBrokenJsonLd: boolean;
      readonly directives: Parameters<typeof readPageBans>[0];
      readonly isCut: boolean;
    }
  | { readonly status: 'failed'; readonly kind: ReaderProblem; readonly httpStatus: number | null };

/** What is said of a page: of one that was cut, what was not found is not known to be missing. */
export function describePage({
  url,
  inspected,
  crawlers,
}: {
  url: string;
  inspected: Inspected;
  crawlers: readonly { readonly token: string }[];
}): FoundPage {
  if (inspected.status === 'failed') {
    const { kind, httpStatus } = inspected;
    return {
      url,
      problem: nameProblem(kind),
      httpStatus,
      title: null,
      structured: null,
      hasBrokenJsonLd: false,
      bans: null,
    };
  }
  const { title, jsonLdTypes, microdataTypes, hasBrokenJsonLd, directives, isCut } = inspected;
  const types = [...new Set([...jsonLdTypes, ...microdataTypes])];
  const bans = readPageBans(directives, crawlers);
  const orUnknown = <Found>(found: Found[]): Found[] | null => (isCut && found.length === 0 ? null : found);
  return {
    url,
    problem: null,
    httpStatus: 200,
    title,
    structured: orUnknown(types),
    hasBrokenJsonLd,
    bans: orUnknown(bans),
  };
}
