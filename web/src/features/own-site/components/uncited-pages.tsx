import type { SiteCheck } from '@citato/contract';
import { useState } from 'react';
import { Button } from '#ui';
import { checkCopy } from '../check-copy.ts';
import { sayBans, sayStructured } from '../check-model.ts';
import { PageName } from './page-name.tsx';
import { PageTable } from './page-table.tsx';
import { SiteSection } from './site-section.tsx';

const copy = checkCopy.uncited;
const SHOWN_FIRST = 8;

/** Known pages that no answer cites, or why that is not known. */
export function UncitedPages({ check: { uncited, visit, cited } }: { check: SiteCheck }) {
  const [isWhole, setIsWhole] = useState(false);
  if (uncited === null) {
    const why = cited.answers === 0 ? 'answers' : visit === null ? 'visit' : 'pages';
    return <SiteSection title={copy.title} text={copy.unknown[why]} />;
  }
  if (uncited.total === 0) return <SiteSection title={copy.title} text={copy.all(uncited.known)} />;
  const { columns } = checkCopy.cited;
  const { pages, total } = uncited;
  const beyond = total - pages.length;
  return (
    <>
      <PageTable
        title={copy.title}
        text={beyond > 0 && isWhole ? `${copy.text(uncited)} ${copy.beyond(beyond)}` : copy.text(uncited)}
        caption={copy.caption}
        columns={[
          { title: columns.path, read: (row) => <PageName page={row} /> },
          { title: columns.structured, read: ({ page }) => sayStructured(page) },
          { title: columns.bans, read: ({ page }) => sayBans(page) },
        ]}
        rows={isWhole ? pages : pages.slice(0, SHOWN_FIRST)}
        keyOf={({ url }) => url}
      />
      {!isWhole && pages.length > SHOWN_FIRST && (
        <Button
          variant="ghost"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          {copy.more}
        </Button>
      )}
    </>
  );
}
