import type { AnswerEngine } from '#adapters/engines';
import type { SiteReader } from '#adapters/site-reader';
import type { VisitorCallDeps } from '#features/engine-calls';
import type { Context } from '#platform/context';

export interface VisitorAnswersDeps extends Context, VisitorCallDeps {
  readonly siteReader: SiteReader;
  readonly engines: readonly AnswerEngine[];
  /** Whether visitors are shown answers here at all. */
  readonly isOffered: boolean;
}
