import { EXPORT_TABLES, type ExportTable } from '@citato/contract';
import { CircleAlert } from 'lucide-react';
import { TABLE_WORDS } from '../copy.ts';
import { weeklyCopy } from '../weekly-copy.ts';

const copy = weeklyCopy.dialog;
const ORDER = ['results', 'history', 'answers', 'mentions', 'sources', 'plan', 'alerts'] as const;

interface TableChoiceProps {
  tables: readonly ExportTable[];
  isFaulty: boolean;
  onChange: (tables: ExportTable[]) => void;
}

/** Some of a company's tables. */
export function TableChoice({ tables, isFaulty, onChange }: TableChoiceProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{copy.tables}</legend>
      <div className="grid rounded-3 border px-4 py-2">
        {ORDER.map((table) => (
          <label key={table} className="flex min-h-10 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-4.5 shrink-0 checkbox"
              checked={tables.includes(table)}
              onChange={({ target: { checked } }) => {
                onChange(EXPORT_TABLES.filter((one) => (one === table ? checked : tables.includes(one))));
              }}
            />
            {TABLE_WORDS[table]}
          </label>
        ))}
      </div>
      {isFaulty && (
        <p role="alert" className="flex gap-1.5 text-xs text-negative">
          <CircleAlert className="mt-[2.5px] size-[15px]" />
          {copy.none}
        </p>
      )}
    </fieldset>
  );
}
