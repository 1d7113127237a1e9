import type { UseQueryResult } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button, EmptyState } from '#ui';
import type { Pages } from '../use-pages.ts';
import { Panel } from './panel.tsx';

interface PagedPanelProps<Data> {
  words: {
    title: string;
    text: string;
    pages: string;
    newer: string;
    older: string;
    empty: { example: string; title: string; text: string };
  };
  pages: Pages;
  query: UseQueryResult<Data>;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** A panel whose rows come newest first, page by page; the page before stays until the next has come. */
export function PagedPanel<Data extends { next: string | null }>({
  words,
  pages: { starts, setStarts },
  query,
  isEmpty,
  children,
}: PagedPanelProps<Data>) {
  const isOld = query.isPlaceholderData;
  return (
    <Panel title={words.title} text={words.text} query={query}>
      {(data) =>
        isEmpty(data) ? (
          <EmptyState example={words.empty.example} title={words.empty.title} className="border-t">
            {words.empty.text}
          </EmptyState>
        ) : (
          <div aria-busy={isOld || undefined} className={cx('transition-opacity', isOld && 'opacity-60')}>
            {children(data)}
            {(data.next !== null || starts.length > 0) && (
              <nav
                aria-label={words.pages}
                className="flex flex-wrap justify-end gap-2 border-t px-4 py-4 sm:px-6"
              >
                <Button
                  disabled={starts.length === 0}
                  onClick={() => {
                    setStarts(starts.slice(0, -1));
                  }}
                >
                  {words.newer}
                </Button>
                <Button
                  disabled={data.next === null || isOld}
                  onClick={() => {
                    if (data.next !== null) setStarts([...starts, data.next]);
                  }}
                >
                  {words.older}
                </Button>
              </nav>
            )}
          </div>
        )
      }
    </Panel>
  );
}
