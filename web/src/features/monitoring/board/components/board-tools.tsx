import type { Prompt } from '@citato/contract';
import type { ReactNode } from 'react';
import { LabelFilter } from '#features/companies';
import { Field, SelectInput, TextInput } from '#ui';
import type { BoardSearch } from '../board-search-model.ts';
import { boardCopy as copy } from '../copy.ts';

interface BoardToolsProps {
  prompts: readonly Prompt[];
  search: BoardSearch;
  onChange: (search: BoardSearch) => void;
}

/** Search text, order, tone and change; the first choice of each shows everything. */
export function BoardTools({ prompts, search, onChange }: BoardToolsProps) {
  const { cerca = '' } = search;
  const choose = (
    key: 'ordina' | 'tono' | 'variazione',
    everything: string,
    label: string,
    words: object,
  ) => (
    <Field label={label} isLabelHidden>
      <SelectInput
        value={search[key] ?? everything}
        onChange={({ target: { value } }) => {
          onChange({ ...search, [key]: value === everything ? undefined : value });
        }}
      >
        {listOptions(words)}
      </SelectInput>
    </Field>
  );
  return (
    <div
      role="search"
      aria-label={copy.label}
      className="grid gap-2 print:hidden min-[360px]:grid-cols-2 md:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_repeat(3,12.5rem)]"
    >
      <div className="max-lg:col-span-full">
        <Field label={copy.search} isLabelHidden>
          <TextInput
            type="search"
            placeholder={copy.search}
            value={cerca}
            onChange={({ target: { value } }) => {
              onChange({ ...search, cerca: value });
            }}
          />
        </Field>
      </div>
      <div className="max-md:col-span-full">{choose('ordina', 'perdite', copy.order, copy.orders)}</div>
      {choose('tono', 'tutti', copy.tone, copy.tones)}
      {choose('variazione', 'tutte', copy.change, copy.changes)}
      <div className="col-span-full flex empty:hidden">
        <LabelFilter
          prompts={prompts}
          chosen={search.etichette?.split(',') ?? []}
          onChange={(chosen) => {
            const { etichette: _before, ...rest } = search;
            onChange({ ...rest, ...(chosen.length > 0 && { etichette: chosen.join(',') }) });
          }}
        />
      </div>
    </div>
  );
}

const listOptions = (words: object): ReactNode =>
  Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {String(label)}
    </option>
  ));
