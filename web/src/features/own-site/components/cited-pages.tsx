import type { CitedPage, SiteCheck } from '@citato/contract';
import { formatInteger } from '#lib/format';
import { checkCopy } from '../check-copy.ts';
import { sayBans, sayStructured } from '../check-model.ts';
import { PageName } from './page-name.tsx';
import { PageTable } from './page-table.tsx';

const copy = checkCopy.cited;
const SHOWN_PROMPTS = 2;

/** Pages that answers cite, with their prompts and what they tell machines. */
export function CitedPages({
  cited: { pages, otherPages },
  texts,
}: {
  cited: SiteCheck['cited'];
  texts: ReadonlyMap<string, string>;
}) {
  const { columns, title, text, caption } = copy;
  return (
    <PageTable
      title={title}
      text={otherPages === 0 ? text : `${text} ${copy.beyond(otherPages)}`}
      caption={caption}
      columns={[
        { title: columns.path, read: (row) => <PageName page={row} prompts={row.prompts.length} /> },
        { title: columns.answers, read: ({ answers }) => formatInteger(answers), isNumber: true },
        { title: columns.prompts, read: (row) => <Prompts page={row} texts={texts} /> },
        { title: columns.structured, read: ({ page }) => sayStructured(page) },
        { title: columns.bans, read: ({ page }) => sayBans(page) },
      ]}
      rows={pages}
      keyOf={({ url }) => url}
    />
  );
}

function Prompts({ page, texts }: { page: CitedPage; texts: ReadonlyMap<string, string> }) {
  const known = page.prompts.flatMap(({ promptId }) => {
    const text = texts.get(promptId);
    return text === undefined ? [] : [{ promptId, text }];
  });
  const others = page.prompts.length - Math.min(known.length, SHOWN_PROMPTS);
  return (
    <>
      {known.slice(0, SHOWN_PROMPTS).map(({ promptId, text }) => (
        <span key={promptId} className="block text-pretty wrap-anywhere">
          «{text}»
        </span>
      ))}
      {others > 0 && (
        <small className="text-2xs text-faint">{others === 1 ? copy.otherOne : copy.others(others)}</small>
      )}
    </>
  );
}
