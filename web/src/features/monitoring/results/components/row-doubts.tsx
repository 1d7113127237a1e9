import { Info } from 'lucide-react';
import { IconButton, Popover } from '#ui';
import { resultsCopy } from '../copy.ts';
import type { describeDoubts } from '../describe-doubts.ts';

type Doubts = ReturnType<typeof describeDoubts>;

/** The confidence of the numbers of a row, without hover. */
export function RowDoubts({ doubts }: { doubts: Doubts }) {
  return (
    <span className="grid gap-1 text-2xs">
      <span>{doubts.mentions}</span>
      <span>{doubts.share}</span>
      <span>{doubts.position}</span>
    </span>
  );
}

/** The same behind a button of its own. */
export function RowDoubtsButton({ name, doubts }: { name: string; doubts: Doubts }) {
  return (
    <Popover
      trigger={<IconButton label={resultsCopy.doubts(name)} icon={<Info />} size="sm" className="shrink-0" />}
    >
      <RowDoubts doubts={doubts} />
    </Popover>
  );
}
