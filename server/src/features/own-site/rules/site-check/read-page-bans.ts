/** A wish of a page for robots, as the site reader gives it. */
interface Directive {
  readonly from: 'meta' | 'header';
  readonly agent: string | null;
  readonly value: string;
}

/** What keeps a page out of answers: out of the index that is searched, or its text out of what is shown. */
export interface PageBan extends Directive {
  readonly bans: 'noindex' | 'nosnippet';
}

/** The wishes that keep a page out of answers, as far as they speak to all robots or to a known crawler. */
export function readPageBans(
  directives: readonly Directive[],
  crawlers: readonly { readonly token: string }[],
): PageBan[] {
  const known = new Set(crawlers.map(({ token }) => token.toLowerCase()));
  return directives
    .filter(({ agent }) => agent === null || known.has(agent))
    .flatMap((directive) => {
      const words = directive.value.split(/[\s,]+/);
      const bans: PageBan[] = [];
      if (words.includes('noindex') || words.includes('none')) bans.push({ ...directive, bans: 'noindex' });
      if (words.includes('nosnippet') || /max-snippet\s*:\s*0(?!\d)/.test(directive.value))
        bans.push({ ...directive, bans: 'nosnippet' });
      return bans;
    });
}
