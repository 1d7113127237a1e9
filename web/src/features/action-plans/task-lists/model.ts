import type { TaskList, TaskListOverview } from '@citato/contract';

/** The list with one action ticked off or put back. */
export function tickAction({
  list,
  number,
  isDone,
}: {
  list: TaskList;
  number: number;
  isDone: boolean;
}): TaskList {
  const tasks = list.tasks.map((action) => (action.number === number ? { ...action, isDone } : action));
  return { ...list, tasks, parsedActions: tasks };
}

/** The overview after one action of a prompt was ticked off or put back. */
export function tickOverview({
  lists,
  promptId,
  isDone,
}: {
  lists: readonly TaskListOverview[];
  promptId: string;
  isDone: boolean;
}): TaskListOverview[] {
  return lists.map((list) => {
    if (list.promptId !== promptId) return list;
    const done = Math.min(list.tasks, Math.max(0, list.done + (isDone ? 1 : -1)));
    return { ...list, done };
  });
}
