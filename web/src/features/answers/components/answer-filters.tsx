import {
  nameEngine,
  type CompanyWithPrompts,
  type EngineId,
  type NamedEngine,
  type MentionedCompany,
  type Prompt,
} from '@citato/contract';
import { parseAnswersSearch, type AnswersSearch, type PresenceWord } from '../answers-search.ts';
import { RetryLine } from '#ui';
import { evidenceCopy } from '../copy.ts';
import { useResultsTable } from '../names/use-results-table.ts';
import { FilterSelect } from './filter-select.tsx';

const copy = evidenceCopy.filters;
const OWN = '';
/** The days the address names. */
const DAYS = 'giorni';
const PRESENCES: readonly { word: PresenceWord | undefined; label: string }[] = [
  { word: undefined, label: copy.all },
  { word: 'si', label: copy.named },
  { word: 'no', label: copy.absent },
  { word: 'mancate', label: copy.uncounted },
];

interface AnswerFiltersProps {
  company: CompanyWithPrompts;
  prompt: Prompt | undefined;
  search: AnswersSearch;
  onChange: (search: AnswersSearch) => void;
}

/** Which answers are shown; every choice is in the address. */
export function AnswerFilters({ company, prompt, search, onChange }: AnswerFiltersProps) {
  const data = prompt?.monitoringData[0];
  const engines = listEngines({ answering: data?.engines ?? [], chosen: search.risposteDi });
  const whole = useResultsTable({ data, isWanted: true });
  const others = listOthers({
    companies: (whole.data ?? data)?.mentionedCompanies ?? [],
    chosen: search.nome,
  });
  const { risposteDal: from, risposteAl: to } = search;
  const days = from === undefined || to === undefined ? null : { from, to };
  const change = (next: Record<string, string | undefined>) => {
    onChange(parseAnswersSearch({ ...search, risposta: undefined, ...next }));
  };
  return (
    <div role="group" aria-label={copy.label} className="mt-4 mb-5 grid gap-3 border-b pb-4">
      <div className="grid grid-cols-2 gap-2 sm:flex sm:gap-x-4 [&>:first-child:nth-last-child(3)]:col-span-full">
        <FilterSelect
          label={copy.company}
          value={search.nome ?? OWN}
          options={[{ value: OWN, label: company.name }, ...others]}
          onChange={(nome) => {
            change({ nome });
          }}
        />
        {engines.length > 1 && (
          <FilterSelect
            label={copy.engine}
            value={search.risposteDi ?? ''}
            options={[
              { value: '', label: copy.allEngines },
              ...engines.map((engine) => ({ value: engine, label: nameEngine(engine) })),
            ]}
            onChange={(risposteDi) => {
              change({ risposteDi });
            }}
          />
        )}
        <FilterSelect
          label={copy.period}
          value={days === null ? (search.periodo ?? '') : DAYS}
          options={[
            ...(days === null ? [] : [{ value: DAYS, label: copy.days(days) }]),
            { value: '', label: copy.current },
            { value: 'tutto', label: copy.always },
          ]}
          onChange={(periodo) => {
            if (periodo !== DAYS) change({ periodo, risposteDal: undefined, risposteAl: undefined });
          }}
        />
      </div>
      {whole.isLoadingError && (
        <RetryLine isRetrying={whole.isFetching} onRetry={() => void whole.refetch()}>
          {copy.companiesFailed}
        </RetryLine>
      )}
      <div
        role="group"
        aria-label={copy.presence}
        className="-mx-4 flex gap-1 overflow-x-auto sm:gap-1.5 px-4 [scrollbar-width:none] md:-mx-8 md:px-8"
      >
        {PRESENCES.map(({ word, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={search.presenza === word}
            onClick={() => {
              change({ presenza: word });
            }}
            className={
              'min-h-8 shrink-0 rounded-2 border px-2.5 text-xs font-medium transition-colors focus-visible:rounded-2 pointer-coarse:min-h-11 ' +
              (search.presenza === word
                ? 'border-transparent bg-accent-soft text-accent'
                : 'border-line-strong text-muted hover:border-control hover:text-text')
            }
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The companies to choose from; the chosen one is among them before the rest is loaded. */
function listOthers({
  companies,
  chosen,
}: {
  companies: readonly MentionedCompany[];
  chosen: string | undefined;
}): { value: string; label: string }[] {
  const others = companies
    .filter(({ isOwn }) => !isOwn)
    .map(({ key, name }) => ({ value: key, label: name }));
  const isListed = chosen === undefined || others.some(({ value }) => value === chosen);
  return isListed ? others : [...others, { value: chosen, label: chosen }];
}

function listEngines({
  answering,
  chosen,
}: {
  answering: readonly NamedEngine[];
  chosen: EngineId | undefined;
}): EngineId[] {
  const known = answering.filter((engine) => engine !== 'other');
  return chosen === undefined || known.includes(chosen) ? known : [...known, chosen];
}
