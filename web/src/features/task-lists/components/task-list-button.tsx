import type { Prompt } from '@citato/contract';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button, lazyDialog } from '#ui';
import { taskListCopy as copy } from '../copy.ts';
import { useTaskLists } from '../queries.ts';

const TaskListDialog = lazyDialog(async () => (await import('./task-list-dialog.tsx')).TaskListDialog);

/** Opens the list of a prompt; says so where there is none. */
export function TaskListButton({ prompt }: { prompt: Prompt }) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useTaskLists(true).data?.taskLists.find(({ promptId }) => promptId === prompt.id);
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
