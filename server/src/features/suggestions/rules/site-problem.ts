import type { SiteProblem } from './suggestion-failure.ts';

/** How the reading of a site can fail; the words of its reader. */
type FailureKind =
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'too_many_redirects'
  | 'bad_status'
  | 'not_html'
  | 'unreadable'
  | 'aborted';

const PROBLEMS: Record<FailureKind, SiteProblem | null> = {
  refused: 'unreachable',
  unreachable: 'unreachable',
  timeout: 'slow',
  too_many_redirects: 'error',
  bad_status: 'error',
  not_html: 'not_a_page',
  unreadable: 'not_a_page',
  aborted: null,
};

/** Why a site was not read, as users read it; null when we stopped ourselves. */
export function nameSiteProblem(kind: FailureKind): SiteProblem | null {
  return PROBLEMS[kind];
}
