import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { Button, EmptyState } from '#ui';
import { Panel } from '../../panel/components/panel.tsx';
import { auditCopy as copy } from '../copy.ts';
import { useAudit } from '../queries.ts';
import { AuditTable } from './audit-table.tsx';

/** What administrators did, newest first, page by page. */
export function AuditPanel() {
  /** Where the pages begin that lie between the newest and the one on screen, this one included. */
  const [starts, setStarts] = useState<readonly string[]>([]);
  const audit = useAudit(starts.at(-1) ?? null);
  return (
    <Panel title={copy.title} text={copy.text} query={audit}>
      {({ entries, next }) =>
        entries.length === 0 ? (
          <EmptyState example={copy.empty.example} title={copy.empty.title} className="border-t">
            {copy.empty.text}
          </EmptyState>
        ) : (
          <div
            aria-busy={audit.isPlaceholderData || undefined}
            className={cx('transition-opacity', audit.isPlaceholderData && 'opacity-60')}
          >
            <AuditTable entries={entries} />
            {(next !== null || starts.length > 0) && (
              <nav
                aria-label={copy.pages}
                className="flex flex-wrap justify-end gap-2 border-t px-4 py-4 sm:px-6"
              >
                <Button
                  disabled={starts.length === 0}
                  onClick={() => {
                    setStarts(starts.slice(0, -1));
                  }}
                >
                  {copy.newer}
                </Button>
                <Button
                  disabled={next === null || audit.isPlaceholderData}
                  onClick={() => {
                    if (next !== null) setStarts([...starts, next]);
                  }}
                >
                  {copy.older}
                </Button>
              </nav>
            )}
          </div>
        )
      }
    </Panel>
  );
}
