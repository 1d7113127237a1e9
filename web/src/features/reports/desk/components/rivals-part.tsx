import type { ReportDesk } from '@citato/contract';
import { Field, FigureNote, SelectInput } from '#ui';
import { deskCopy } from '../copy.ts';

const copy = deskCopy.rivals;
const NONE = '';

interface RivalsPartProps {
  rivals: ReportDesk['rivals'];
  /** Null: the two named most. */
  chosen: string[] | null;
  onChoose: (rivals: string[]) => void;
}

/** Who stands in the line of the next page; nothing before there are others. */
export function RivalsPart({ rivals, chosen, onChoose }: RivalsPartProps) {
  if (rivals.length === 0) return null;
  const shown = chosen ?? rivals.slice(0, 2).map(({ key }) => key);
  const [first = NONE, second = NONE] = shown;
  const choose = (keys: readonly string[]) => {
    onChoose([...new Set(keys.filter((key) => key !== NONE))]);
  };
  const select = ({
    label,
    value,
    other,
    onChange,
  }: {
    label: string;
    value: string;
    other: string;
    onChange: (key: string) => void;
  }) => (
    <Field label={label}>
      <SelectInput
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        <option value={NONE}>{copy.none}</option>
        {rivals
          .filter(({ key }) => key !== other)
          .map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
      </SelectInput>
    </Field>
  );
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold tracking-prompt">{copy.title}</h3>
      {select({
        label: copy.first,
        value: first,
        other: second,
        onChange: (key) => {
          choose([key, second]);
        },
      })}
      {select({
        label: copy.second,
        value: second,
        other: first,
        onChange: (key) => {
          choose([first, key]);
        },
      })}
      <FigureNote>{copy.help}</FigureNote>
    </section>
  );
}
