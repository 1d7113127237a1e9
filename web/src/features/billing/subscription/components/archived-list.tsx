import { useState } from 'react';
import { Button } from '#ui';
import { subscriptionCopy } from '../copy.ts';

/** So many are shown at once; the rest on request. */
const AT_ONCE = 6;

interface Row {
  id: string;
  name: string;
  detail: string;
}

/** Companies or prompts by name, each with what belongs to it; nothing without rows. */
export function ArchivedList({ title, rows }: { title: string; rows: readonly Row[] }) {
  const [isWhole, setIsWhole] = useState(rows.length <= AT_ONCE + 1);
  if (rows.length === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, AT_ONCE);
  return (
    <section className="mt-5">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1 divide-y border-y text-sm">
        {shown.map(({ id, name, detail }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
            <span className="text-muted wrap-anywhere">{detail}</span>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button
          variant="ghost"
          className="mt-1 -ml-4"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          {subscriptionCopy.downgrade.more(rows.length - AT_ONCE)}
        </Button>
      )}
    </section>
  );
}
