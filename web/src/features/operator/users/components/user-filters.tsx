import { PLAN_IDS } from '@citato/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Field, SelectInput, TextInput } from '#ui';
import { PLAN_NAMES } from '#features/companies';
import { usersCopy as copy } from '../copy.ts';
import { parseUsersSearch, USER_SORTS, USER_STATUSES, type UsersSearch } from '../users-search.ts';
import { useSettledCall } from '../use-settled-call.ts';

/** A pause in typing after which the search is made. */
const PAUSE_MS = 300;

/** What narrows the list; each choice is a new address and begins at the first page. */
export function UserFilters({ search }: { search: UsersSearch }) {
  const navigate = useNavigate();
  const change = (changed: UsersSearch) => {
    void navigate({
      to: '/admin',
      search: (old) => ({ ...old, pagina: undefined, ...changed }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <div
      role="search"
      className="grid gap-4 px-4 pb-5 min-[380px]:grid-cols-2 max-sm:min-[380px]:*:first:col-span-2 max-sm:min-[380px]:*:last:col-span-2 sm:px-6 lg:grid-cols-[minmax(0,1fr)_170px_170px_220px]"
    >
      <SearchField
        text={search.cerca ?? ''}
        onSettle={(text) => {
          change({ cerca: text.trim() === '' ? undefined : text });
        }}
      />
      <Field label={copy.filters.plan}>
        <SelectInput
          value={search.piano ?? ''}
          onChange={({ target }) => {
            change({ piano: PLAN_IDS.find((id) => id === target.value) });
          }}
        >
          <option value="">{copy.filters.anyPlan}</option>
          {PLAN_IDS.map((id) => (
            <option key={id} value={id}>
              {PLAN_NAMES[id]}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={copy.filters.status}>
        <SelectInput
          value={search.stato ?? ''}
          onChange={({ target }) => {
            change({ stato: USER_STATUSES.find((status) => status === target.value) });
          }}
        >
          <option value="">{copy.filters.anyStatus}</option>
          {USER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {copy.statuses[status]}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={copy.filters.sort}>
        <SelectInput
          value={search.ordine ?? 'newest'}
          onChange={({ target }) => {
            const { ordine } = parseUsersSearch({ ordine: target.value });
            change({ ordine });
          }}
        >
          {USER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {copy.sorts[sort]}
            </option>
          ))}
        </SelectInput>
      </Field>
    </div>
  );
}

/** Keeps what is being typed; an address that changes otherwise is shown unless somebody is typing. */
function SearchField({ text, onSettle }: { text: string; onSettle: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const settle = useSettledCall({ call: onSettle, pauseMs: PAUSE_MS });
  useEffect(() => {
    const field = input.current;
    if (field !== null && document.activeElement !== field) field.value = text;
  }, [text]);
  return (
    <Field label={copy.filters.search}>
      <TextInput
        ref={input}
        type="search"
        defaultValue={text}
        placeholder={copy.filters.searchHelp}
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          settle.later(target.value);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') settle.now(currentTarget.value);
        }}
      />
    </Field>
  );
}
