import { teamsCopy } from '../copy.ts';

const copy = teamsCopy.dialog;

/** The companies a client is to see, each with its box. */
export function CompanyChoice({
  companies,
  chosen,
  onChange,
}: {
  companies: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{copy.companies}</legend>
      {companies.length === 0 && <p className="text-sm text-muted">{copy.noCompanies}</p>}
      <div className="grid max-h-52 gap-1 overflow-y-auto">
        {companies.map(({ id, name }) => (
          <label key={id} className="flex min-h-10 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={chosen.includes(id)}
              onChange={({ target }) => {
                onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id));
              }}
            />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
