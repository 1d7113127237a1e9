import type { SitePage } from '@citato/contract';
import { ExternalLink } from '#ui';
import { checkCopy } from '../check-copy.ts';
import { sayBans, sayProblem, sayStructured } from '../check-model.ts';

/** A page by its path, with its title or why it was not read. */
export function PageName({
  page: { url, path, page },
  prompts = 0,
}: {
  page: SitePage;
  /** For how many prompts it is cited. */
  prompts?: number;
}) {
  const said = sayProblem(page) ?? page?.title ?? null;
  return (
    <>
      <ExternalLink href={url} className="text-text!">
        {readable(path)}
      </ExternalLink>
      {said !== null && <small className="block text-2xs font-normal text-faint">{said}</small>}
      <small className="block text-2xs font-normal text-muted sm:hidden">
        {checkCopy.onPhone({ prompts, structured: sayStructured(page), bans: sayBans(page) })}
      </small>
    </>
  );
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
