import { CircleAlert } from 'lucide-react';
import { keysCopy } from '../copy.ts';

const copy = keysCopy.form;

interface CompanyChoiceProps {
  companies: readonly { id: string; name: string }[];
  /** Null: all, also later ones. */
  companyIds: readonly string[] | null;
  fault: string | undefined;
  /** What is asked; of a key its companies. */
  legend?: string;
  onChange: (companyIds: string[] | null) => void;
}

/** All companies, or some of them by name. */
export function CompanyChoice({
  companies,
  companyIds,
  fault,
  legend = copy.companies,
  onChange,
}: CompanyChoiceProps) {
  if (companies.length === 0) return <p className="text-xs text-muted">{copy.companiesFailed}</p>;
  const toggle = (id: string, isChosen: boolean) => {
    const others = (companyIds ?? []).filter((chosen) => chosen !== id);
    onChange(isChosen ? [...others, id] : others);
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="grid divide-y divide-line rounded-3 border">
        <Row label={copy.all} isChosen={companyIds === null} onChoose={() => onChange(null)} />
        <Row
          label={copy.some}
          isChosen={companyIds !== null}
          onChoose={() => {
            if (companyIds === null) onChange([]);
          }}
        />
        {companyIds !== null && (
          <ul className="grid max-h-56 gap-0.5 overflow-y-auto px-4 py-2">
            {companies.map(({ id, name }) => (
              <li key={id}>
                <label className="flex min-h-10 cursor-pointer items-center gap-3 text-sm wrap-anywhere">
                  <input
                    type="checkbox"
                    className="size-4.5 shrink-0 checkbox"
                    checked={companyIds.includes(id)}
                    onChange={(event) => {
                      toggle(id, event.target.checked);
                    }}
                  />
                  {name}
                </label>
              </li>
            ))}
          </ul>
        )}
      </div>
      {fault !== undefined && (
        <p role="alert" className="flex gap-1.5 text-xs text-negative">
          <CircleAlert className="mt-[2.5px] size-[15px]" />
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function Row({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className="flex cursor-pointer items-center gap-3 px-4 py-3">
      <input
        type="radio"
        name="companies"
        className="size-4.5 shrink-0 accent-accent"
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="text-md font-medium">{label}</span>
    </label>
  );
}
