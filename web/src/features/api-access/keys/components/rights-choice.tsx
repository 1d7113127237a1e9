import { keysCopy } from '../copy.ts';

const copy = keysCopy.form;
const RIGHTS = [
  { mayWrite: false, label: copy.read, help: copy.readHelp },
  { mayWrite: true, label: copy.write, help: copy.writeHelp },
];

/** What a key may do, each right with a sentence. */
export function RightsChoice({
  mayWrite,
  onChange,
}: {
  mayWrite: boolean;
  onChange: (mayWrite: boolean) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{copy.may}</legend>
      <div className="grid divide-y divide-line rounded-3 border">
        {RIGHTS.map((right) => (
          <label key={right.label} className="flex cursor-pointer items-start gap-3 px-4 py-3">
            <input
              type="radio"
              name="rights"
              className="mt-0.5 size-4.5 shrink-0 accent-accent"
              checked={mayWrite === right.mayWrite}
              onChange={() => {
                onChange(right.mayWrite);
              }}
            />
            <span className="grid">
              <span className="text-md font-medium">{right.label}</span>
              <span className="text-xs text-muted">{right.help}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
