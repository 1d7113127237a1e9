import {
  ENGINE_IDS,
  nameEngine,
  nameQuestion,
  type CompanyHistory,
  type CompanyWithPrompts,
} from '@citato/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { LabelFilter } from '#features/companies';
import { ChoiceMenu, IconButton, SegmentedChoice } from '#ui';
import { historyCopy as copy } from '../copy.ts';
import { nameSpan } from '../day-words.ts';
import { listChosen, listChosenEngines } from '../history-query-model.ts';
import { readPeriodWord, type HistorySearch } from '../history-search-model.ts';
import { findNeighbour, isOpenMonth } from '../period-model.ts';
import { FreeDates, MonthGrid } from './period-choice.tsx';

interface HistoryToolsProps {
  company: CompanyWithPrompts;
  search: HistorySearch;
  /** Undefined until the first one has come. */
  history: Pick<CompanyHistory, 'period' | 'firstDay' | 'lastDay' | 'engines'> | undefined;
  onChange: (search: HistorySearch) => void;
  /** Further filters, behind the others. */
  children?: ReactNode;
}

const FOUR_WEEKS = '4settimane';

const weeks = (count: number) => {
  const { long, short } = copy.periods.weeks(count);
  return (
    <span className="whitespace-nowrap">
      <span className="max-sm:hidden">{long}</span>
      <span className="sm:hidden">{short}</span>
    </span>
  );
};

const PERIODS = [
  { value: FOUR_WEEKS, label: weeks(4) },
  { value: '12settimane', label: weeks(12) },
  { value: 'anno', label: copy.periods.year },
  { value: 'mese', label: copy.periods.month },
  { value: 'libero', label: copy.periods.custom },
];

/** Which days, which engines, which questions. */
export function HistoryTools({ company, search, history, onChange, children }: HistoryToolsProps) {
  const { dal, al, arco, ...filters } = search;
  const shown = history?.period;
  const choosePeriod = (word: string) => {
    const chosen = readPeriodWord(word);
    const dates =
      chosen === 'libero' && shown !== undefined ? { dal: shown.firstDay, al: shown.lastDay } : {};
    onChange({ ...filters, ...(chosen !== undefined && { arco: chosen }), ...dates });
  };
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <div className="max-sm:basis-full sm:min-w-108">
          <SegmentedChoice
            legend={copy.periods.legend}
            items={PERIODS}
            name="arco"
            chosen={arco ?? FOUR_WEEKS}
            onChange={({ target: { value } }) => {
              choosePeriod(value);
            }}
          />
        </div>
        <Filters {...{ company, search, history, onChange }} />
        {children}
        {history !== undefined && <Neighbours {...{ history, search, onChange }} />}
      </div>
      {arco === 'mese' && history !== undefined && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <MonthGrid
            key={history.period.firstDay}
            history={history}
            onChoose={(month) => {
              onChange({ ...search, dal: month });
            }}
          />
          {isOpenMonth(history) && <p className="text-xs text-muted">{copy.periods.openMonth}</p>}
        </div>
      )}
      {arco === 'libero' && (
        <FreeDates
          key={`${dal ?? ''} ${al ?? ''}`}
          dates={{ dal: dal ?? shown?.firstDay ?? '', al: al ?? shown?.lastDay ?? '' }}
          onShow={(dates) => {
            onChange({ ...filters, arco: 'libero', ...dates });
          }}
        />
      )}
    </div>
  );
}

function Filters({ company: { prompts }, search, history, onChange }: HistoryToolsProps) {
  const chosenEngines = listChosenEngines(search);
  const chosenPrompts = listChosen(search.prompt).filter((id) => prompts.some((prompt) => prompt.id === id));
  const answering = [
    ...(history?.engines ?? []),
    ...prompts.flatMap(({ monitoringData }) => monitoringData.flatMap(({ engines }) => engines)),
    ...chosenEngines,
  ];
  const engines = ENGINE_IDS.filter((engine) => answering.includes(engine));
  const filter = (key: 'motori' | 'prompt' | 'etichette', chosen: readonly string[]) => {
    const { [key]: _before, ...rest } = search;
    onChange({ ...rest, ...(chosen.length > 0 && { [key]: chosen.join(',') }) });
  };
  return (
    <>
      {engines.length > 1 && (
        <ChoiceMenu
          label={chosenEngines.length === 0 ? copy.engines.all : copy.engines.some(chosenEngines.length)}
          title={copy.engines.choose}
          all={copy.engines.all}
          choices={engines.map((engine) => ({ value: engine, label: nameEngine(engine) }))}
          chosen={chosenEngines}
          onChange={(chosen) => {
            filter('motori', chosen);
          }}
        />
      )}
      {prompts.length > 1 && (
        <ChoiceMenu
          label={chosenPrompts.length === 0 ? copy.prompts.all : copy.prompts.some(chosenPrompts.length)}
          title={copy.prompts.choose}
          all={copy.prompts.all}
          choices={prompts.map((prompt) => ({
            value: prompt.id,
            label: nameQuestion(prompt),
            note: prompt.namesOwnCompany ? copy.prompts.namesCompany : undefined,
          }))}
          chosen={chosenPrompts}
          search={{ label: copy.prompts.search, none: copy.prompts.noneFound }}
          onChange={(chosen) => {
            filter('prompt', chosen);
          }}
        />
      )}
      <LabelFilter
        prompts={prompts}
        chosen={listChosen(search.etichette)}
        onChange={(chosen) => {
          filter('etichette', chosen);
        }}
      />
    </>
  );
}

type ShownProps = Omit<HistoryToolsProps, 'company' | 'history'> & {
  history: NonNullable<HistoryToolsProps['history']>;
};

function Neighbours({ history, search, onChange }: ShownProps) {
  const step = (to: 1 | -1, label: string, icon: ReactNode) => {
    const neighbour = findNeighbour({ history, search, step: to });
    return (
      <IconButton
        label={label}
        icon={icon}
        disabled={neighbour === null}
        onClick={() => {
          if (neighbour !== null) onChange(neighbour);
        }}
      />
    );
  };
  return (
    <div className="ml-auto flex items-center gap-1 max-sm:w-full max-sm:justify-between">
      {step(-1, copy.periods.before, <ChevronLeft />)}
      <span className="text-sm whitespace-nowrap">{nameSpan(history.period)}</span>
      {step(1, copy.periods.after, <ChevronRight />)}
    </div>
  );
}
