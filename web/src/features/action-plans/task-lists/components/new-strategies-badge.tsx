import { Sparkle } from 'lucide-react';
import { Badge } from '#ui';
import { taskListCopy as copy } from '../copy.ts';
import { useTaskLists } from '../queries.ts';

/** Stands while a list has tasks and its version has not been opened. */
export function NewStrategiesBadge({ promptId }: { promptId: string }) {
  const list = useTaskLists(true).data?.taskLists.find((candidate) => candidate.promptId === promptId);
  if (list?.isNew !== true) return null;
  return (
    <Badge tone="warning" icon={<Sparkle />}>
      {copy.badge}
    </Badge>
  );
}
