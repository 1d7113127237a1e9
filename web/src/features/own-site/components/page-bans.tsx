import type { SiteCheck } from '@citato/contract';
import { Card } from '#ui';
import { checkCopy } from '../check-copy.ts';
import { SiteSection } from './site-section.tsx';

const copy = checkCopy.pageBans;

/** Pages that keep themselves out of answers, with what to take away; nothing where none does. */
export function PageBans({ check: { cited, uncited } }: { check: SiteCheck }) {
  const banning = [...cited.pages, ...(uncited?.pages ?? [])].flatMap(({ url, path, page }) =>
    (page?.bans ?? []).map((ban) => ({ ...ban, url, path })),
  );
  if (banning.length === 0) return null;
  return (
    <SiteSection title={copy.title}>
      <Card>
        <ul className="divide-y">
          {banning.map((ban) => (
            <li key={`${ban.url} ${ban.from} ${ban.bans} ${ban.value}`} className="px-4 py-3 text-sm md:px-6">
              <p className="text-pretty">
                <b className="font-medium wrap-anywhere">{ban.path}</b> {copy.says[ban.bans]}
              </p>
              <p className="text-xs wrap-anywhere text-muted">
                {copy.where(ban)}: {copy.remove(ban.bans)}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </SiteSection>
  );
}
