import {
  type BoardPrompt,
  type Change,
  type Label,
  type MonitoringData,
  nameQuestion,
  type Prompt,
} from '@citato/contract';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { memo, useId, type ReactNode } from 'react';
import { LabelChip, listCarried, AskedQuestion } from '#features/companies';
import { formatDecimal, formatInteger, formatPercent, formatPoints, formatRateInterval } from '#lib/format';
import { RateBand, Spinner, ToneBar } from '#ui';
import { boardCopy } from '../copy.ts';
import { findAhead } from '../model.ts';

const copy = boardCopy.table;

interface PromptTableRowProps {
  prompt: Prompt;
  /** Of its change, among those of all prompts. */
  verdict: Change['verdict'] | null;
  sources: BoardPrompt['sources'] | undefined;
  labels: readonly Label[];
  isChosen: boolean;
  isOpen: boolean;
  /** Null where rows are not chosen. */
  onChoose: ((promptId: string, isRange: boolean) => void) | null;
  onToggle: (promptId: string) => void;
  /** The prompt’s whole card. */
  children: ReactNode;
}

const CELL = 'px-1.5 py-0 leading-4 whitespace-nowrap max-lg:border-0 max-lg:px-0';
const NUMBER = 'text-right';

/** A prompt in a line of 18 pixels: fifty of them stand on a screen. A finger gets rows of its size. */
export const PromptTableRow = memo(function PromptTableRow({
  prompt,
  verdict,
  sources,
  labels,
  isChosen,
  isOpen,
  onChoose,
  onToggle,
  children,
}: PromptTableRowProps) {
  const card = useId();
  const [data] = prompt.monitoringData;
  return (
    <>
      <tr
        role="row"
        aria-selected={onChoose === null ? undefined : isChosen}
        className={cx(
          'border-t hover:bg-surface lg:h-[18px] lg:pointer-coarse:h-11',
          'max-lg:grid max-lg:items-center max-lg:gap-x-3 max-lg:px-2 max-lg:py-2',
          onChoose === null
            ? 'max-lg:grid-cols-[minmax(0,1fr)_auto]'
            : 'max-lg:grid-cols-[2.75rem_minmax(0,1fr)_auto]',
          (isChosen || isOpen) && 'bg-accent-soft hover:bg-accent-soft',
        )}
      >
        {onChoose !== null && (
          <td role="cell" className={cx(CELL, 'max-lg:row-span-3 lg:pl-3')}>
            <ChoiceBox
              label={copy.select(nameQuestion(prompt))}
              isChecked={isChosen}
              onToggle={(isRange) => {
                onChoose(prompt.id, isRange);
              }}
            />
          </td>
        )}
        <th
          scope="row"
          role="rowheader"
          className={cx(
            CELL,
            'max-w-0 text-left font-normal max-lg:col-span-2 max-lg:max-w-none',
            onChoose === null && 'lg:pl-3',
          )}
        >
          <span className="flex min-w-0 items-center gap-1.5">
            <button
              type="button"
              title={nameQuestion(prompt)}
              aria-expanded={isOpen}
              aria-controls={card}
              onClick={() => {
                onToggle(prompt.id);
              }}
              className="min-w-0 text-left text-text hover:underline focus-visible:-outline-offset-1 max-lg:min-h-11 max-lg:text-sm max-lg:font-medium max-lg:whitespace-normal"
            >
              <AskedQuestion prompt={prompt} layout="line" className="truncate max-lg:whitespace-normal" />
            </button>
            <Remarks prompt={prompt} labels={labels} />
          </span>
        </th>
        <Figures {...{ prompt, verdict, data, sources }} />
      </tr>
      {isOpen && (
        <tr aria-hidden={false} className="max-lg:block">
          <td
            id={card}
            colSpan={onChoose === null ? 8 : 9}
            className="border-t bg-sunken p-2 text-md whitespace-normal max-lg:block md:p-4"
          >
            {children}
          </td>
        </tr>
      )}
    </>
  );
});

/** Its labels, and what keeps it out of the daily analyses or of the rates. */
function Remarks({ prompt, labels }: { prompt: Prompt; labels: readonly Label[] }) {
  const [first, ...further] = listCarried({ labels, labelIds: prompt.labelIds });
  return (
    <span className="ml-auto flex min-w-0 shrink-0 gap-1 overflow-hidden">
      {!prompt.isActive && <span className="text-warning">{copy.paused}</span>}
      {prompt.namesOwnCompany && <span className="text-faint">{copy.namesCompany}</span>}
      {first !== undefined && <LabelChip label={first} />}
      {further.length > 0 && (
        <span className="text-faint" title={further.map(({ name }) => name).join(', ')}>
          +{formatInteger(further.length)}
        </span>
      )}
    </span>
  );
}

function Figures({
  prompt,
  verdict,
  data,
  sources,
}: {
  prompt: Prompt;
  verdict: Change['verdict'] | null;
  data: MonitoringData | undefined;
  sources: BoardPrompt['sources'] | undefined;
}) {
  const rate = data?.mentionRate;
  const isRunning = prompt.analysisStatus === 'in_progress';
  const none = <span className="text-faint">{copy.none}</span>;
  const ahead = findAhead(data);
  return (
    <>
      <td
        role="cell"
        className={cx(CELL, NUMBER, 'font-medium max-lg:col-start-2 max-lg:text-left max-lg:text-sm')}
      >
        {isRunning && (
          <>
            <Spinner className="mr-1 size-3" />
            <span className="sr-only">{copy.running} </span>
          </>
        )}
        {rate?.percent == null ? none : formatPercent(rate.percent)}
      </td>
      <td role="cell" className={cx(CELL, 'max-lg:col-start-3')}>
        {rate?.percent != null && (
          <span className="flex items-center gap-2">
            <span className="w-16 shrink-0">
              <RateBand rate={rate} label={boardCopy.rateLabel(formatRateInterval(rate))} />
            </span>
            <span className="truncate text-faint">{formatRateInterval(rate)}</span>
          </span>
        )}
      </td>
      <td role="cell" className={cx(CELL, 'truncate max-lg:col-start-2')}>
        <ChangeWords verdict={verdict} data={data} />
      </td>
      <td role="cell" className={cx(CELL, NUMBER, 'max-lg:hidden')}>
        {data?.averagePosition.value == null ? none : formatDecimal(data.averagePosition.value)}
      </td>
      <td role="cell" className={cx(CELL, 'max-lg:hidden')}>
        <Tones data={data} />
      </td>
      <td role="cell" className={cx(CELL, 'max-w-0 truncate text-muted max-lg:col-start-3 max-lg:max-w-36')}>
        {boardCopy.ahead(ahead)}
        {ahead.kind === 'other' && <span className="ml-1 text-text">{formatPercent(ahead.percent)}</span>}
      </td>
      <td role="cell" className={cx(CELL, NUMBER, 'pr-3 max-lg:hidden')}>
        {sources === undefined || sources.sites === 0 ? (
          <span className="text-faint">{copy.noSources}</span>
        ) : (
          <>
            {formatInteger(sources.sites)}
            {sources.citesOwn && (
              <span className="ml-1 text-accent" title={copy.ownLabel}>
                {copy.own}
              </span>
            )}
          </>
        )}
      </td>
    </>
  );
}

function ChangeWords({
  verdict,
  data,
}: {
  verdict: Change['verdict'] | null;
  data: MonitoringData | undefined;
}) {
  if (verdict === null || data?.change == null) return <span className="text-faint">{copy.noChange}</span>;
  const { points } = data.change;
  const isProven = verdict === 'rising' || verdict === 'falling';
  return (
    <span
      className={cx(
        verdict === 'rising' && 'font-medium text-positive',
        verdict === 'falling' && 'font-medium text-negative',
        !isProven && 'text-muted',
      )}
    >
      {isProven && <span aria-hidden>{verdict === 'rising' ? '↑ ' : '↓ '}</span>}
      {copy.changes[verdict]}
      {isProven && points !== null && ` ${formatPoints(points.difference)}`}
    </span>
  );
}

function Tones({ data }: { data: MonitoringData | undefined }) {
  if (data === undefined) return <span className="text-faint">{copy.none}</span>;
  const { positive, neutral, negative } = data.tones;
  if (positive + neutral + negative === 0) {
    return <span className="text-faint">{data.averagePosition.n === 0 ? copy.noTone : copy.unjudged}</span>;
  }
  return <ToneBar {...{ positive, neutral, negative }} label={copy.tones({ positive, neutral, negative })} />;
}

/** A box of its own: a button stands for its cell, and Space presses it; with Shift it chooses a range. */
export function ChoiceBox({
  label,
  isChecked,
  onToggle,
}: {
  label: string;
  isChecked: boolean;
  onToggle: (isRange: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isChecked}
      aria-label={label}
      onClick={({ shiftKey }) => {
        onToggle(shiftKey);
      }}
      className="grid h-4 w-5 place-items-center max-lg:size-11 pointer-coarse:size-11"
    >
      <span
        aria-hidden
        className={cx(
          'grid size-3.5 place-items-center rounded-1 border [&>.lucide]:size-3',
          isChecked ? 'border-accent bg-accent text-on-accent' : 'border-control bg-raised',
        )}
      >
        {isChecked && <Check />}
      </span>
    </button>
  );
}
