import type { Prompt } from '@citato/contract';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button, RetryLine } from '#ui';
import { taskListCopy as copy } from '../copy.ts';
import { useTaskLists } from '../queries.ts';
import { TaskListDialog } from './lazy-task-list-dialog.ts';

/** Opens the list of a prompt; says so where there is none, and where it is not known. */
export function TaskListButton({ prompt }: { prompt: Prompt }) {
  const [isOpen, setIsOpen] = useState(false);
  const lists = useTaskLists(true);
  const list = lists.data?.taskLists.find(({ promptId }) => promptId === prompt.id);
  if (lists.isLoadingError) {
    return (
      <RetryLine
        isRetrying={lists.isFetching}
        onRetry={() => void lists.refetch()}
        className="max-sm:basis-full"
      >
        {copy.notArrived}
      </RetryLine>
    );
  }
  if (lists.data === undefined) {
    return (
      <Button variant="ghost" className="max-sm:flex-1" disabled>
        {copy.coming}
      </Button>
    );
  }
  if (list === undefined || list.tasks === 0) {
    return (
      <Button variant="ghost" className="max-sm:flex-1" disabled>
        {copy.none}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="soft"
        className="max-sm:flex-1"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <ListChecks />
        {copy.open}
      </Button>
      {isOpen && (
        <TaskListDialog
          prompt={prompt}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
