import type { Claim } from '@citato/contract';
import { ExternalLink } from '#ui';
import { claimsCopy as copy } from '../copy.ts';

/** The pages cited at a statement, or beside it in its answer; only web addresses lead out. */
export function ClaimSources({ sources }: { sources: Claim['sources'] }) {
  if (sources.length === 0) return <p className="mt-1 text-xs text-faint">{copy.noSource}</p>;
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-xs text-muted">
      {sources.some(({ isAtSentence }) => isAtSentence) ? copy.atSentence : copy.inAnswer}
      {sources.map(({ url, domain, title }) =>
        /^https?:\/\//i.test(url) ? (
          <ExternalLink key={url} href={url} className="inline-block py-1 text-xs!">
            {title ?? domain}
          </ExternalLink>
        ) : (
          <span key={url} className="wrap-anywhere">
            {title ?? domain}
          </span>
        ),
      )}
    </p>
  );
}
