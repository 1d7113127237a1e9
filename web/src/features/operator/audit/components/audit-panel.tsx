import { PagedPanel } from '../../panel/components/paged-panel.tsx';
import { usePages } from '../../panel/use-pages.ts';
import { auditCopy as copy } from '../copy.ts';
import { useAudit } from '../queries.ts';
import { AuditTable } from './audit-table.tsx';

/** What administrators did, newest first, page by page. */
export function AuditPanel() {
  const pages = usePages();
  const query = useAudit(pages.start);
  return (
    <PagedPanel words={copy} {...{ pages, query }} isEmpty={({ entries }) => entries.length === 0}>
      {({ entries }) => <AuditTable entries={entries} />}
    </PagedPanel>
  );
}
