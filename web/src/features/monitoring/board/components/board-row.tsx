import type { BoardPrompt, EngineId, Prompt } from '@citato/contract';
import { buildRate, judgeRate } from '@citato/contract/figures';
import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { memo, useId, type ReactNode } from 'react';
import { AskedQuestion } from '#features/companies';
import { formatInteger, formatPercent, formatRateInterval } from '#lib/format';
import { RateBand, Spinner, TrendLine } from '#ui';
import { boardCopy as copy } from '../copy.ts';
import { findAhead, placeWeeks } from '../model.ts';
import { EngineStrip } from './engine-strip.tsx';

interface BoardRowProps {
  prompt: Prompt;
  /** Its weeks and engines, once they are here. */
  beside: BoardPrompt | undefined;
  /** The columns of engines, on all rows the same. */
  engines: readonly EngineId[];
  isOpen: boolean;
  onToggle: (promptId: string) => void;
  /** The prompt’s whole card. */
  children: ReactNode;
}

/** Columns of a row and of the head above them; the engines have theirs where the question keeps its place. */
export const BOARD_COLUMNS =
  'lg:grid-cols-[minmax(0,1fr)_10.5rem_6rem_10rem_1rem] xl:grid-cols-[minmax(0,1fr)_10.5rem_calc(var(--engines)*4.5rem)_6rem_8.5rem_1rem]';
/** The engines side by side within their column. */
export const ENGINE_COLUMNS = 'hidden auto-cols-[4.5rem] grid-flow-col xl:grid';

/** A prompt in 56 pixels, which unfolds into its card. */
export const BoardRow = memo(function BoardRow({
  prompt,
  beside,
  engines,
  isOpen,
  onToggle,
  children,
}: BoardRowProps) {
  const id = useId();
  const [data] = prompt.monitoringData;
  const ahead = findAhead(data);
  const points = beside === undefined ? [] : placeWeeks(beside.weeks);
  return (
    <li className={cx('border-t', !isOpen && 'board-row')}>
      <div
        className={cx(
          'relative grid h-14 grid-cols-[minmax(0,1fr)_4rem_1rem] grid-rows-2 items-center gap-x-3 px-4 py-2 hover:bg-surface md:px-6 lg:grid-rows-1 lg:gap-x-4',
          BOARD_COLUMNS,
          isOpen && 'bg-surface',
        )}
      >
        <h3 className="min-w-0 text-sm font-medium">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              onToggle(prompt.id);
            }}
            className="block w-full text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            <AskedQuestion prompt={prompt} layout="row" className="line-clamp-1 lg:line-clamp-2" />
          </button>
        </h3>
        <div className="row-start-2 flex min-w-0 items-center gap-3 lg:row-start-auto">
          <Rate prompt={prompt} />
        </div>
        <div className={ENGINE_COLUMNS}>
          {engines.map((engine) => (
            <EngineCell key={engine} engine={engine} beside={beside} />
          ))}
        </div>
        <div className="max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1">
          {points.some((point) => point !== null) && (
            <TrendLine
              points={points}
              label={copy.weeksLabel(points.map((point) => point?.percent ?? null))}
              className="mx-1 h-8"
            />
          )}
        </div>
        <p className="min-w-0 truncate text-xs text-muted max-lg:hidden">
          <span className="sr-only">{copy.columns.ahead}: </span>
          {copy.ahead(ahead)}
          {ahead.kind === 'other' && <span className="ml-1.5 text-text">{formatPercent(ahead.percent)}</span>}
        </p>
        <ChevronDown
          aria-hidden
          className={cx(
            'size-4! text-muted transition-transform print:hidden max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1',
            isOpen && 'rotate-180',
          )}
        />
      </div>
      {isOpen && (
        <div id={id} className="grid gap-3 border-t bg-sunken p-2 md:p-4">
          {(beside?.engines.length ?? 0) > 1 && <EngineStrip engines={beside?.engines ?? []} />}
          {children}
        </div>
      )}
    </li>
  );
});

function Rate({ prompt }: { prompt: Prompt }) {
  const [data] = prompt.monitoringData;
  if (prompt.analysisStatus === 'in_progress' && data === undefined) {
    return (
      <span className="inline-flex items-center gap-2 text-xs text-muted">
        <Spinner />
        {prompt.progress === null ? copy.waiting : copy.running(prompt.progress)}
      </span>
    );
  }
  const rate = data?.mentionRate;
  const confidence = rate === undefined ? null : judgeRate(rate);
  if (rate?.percent == null || confidence === null)
    return <span className="text-sm text-faint">{copy.noRate}</span>;
  const verdict = data?.change?.verdict;
  const ahead = findAhead(data);
  return (
    <>
      <span className="w-14 shrink-0 text-sm font-medium whitespace-nowrap lg:order-last lg:w-16 lg:text-right lg:text-md">
        <span className="sr-only">{copy.columns.rate}: </span>
        {verdict === 'rising' && <Arrow className="text-positive" sign="↑" word={copy.rising} />}
        {verdict === 'falling' && <Arrow className="text-negative" sign="↓" word={copy.falling} />}
        {formatPercent(rate.percent)}
      </span>
      <span className="w-16 shrink-0 lg:w-auto lg:flex-1">
        <RateBand rate={rate} label={copy.rateLabel(formatRateInterval(rate))} />
        <span className="hidden text-2xs text-faint lg:block">{copy.confidence(confidence)}</span>
      </span>
      <span className="min-w-0 truncate text-2xs text-muted max-[359px]:hidden lg:hidden">
        {copy.ahead(ahead)}
      </span>
    </>
  );
}

function Arrow({ sign, word, className }: { sign: string; word: string; className: string }) {
  return (
    <span className={cx('mr-1', className)}>
      <span aria-hidden>{sign}</span>
      <span className="sr-only">{word} </span>
    </span>
  );
}

function EngineCell({ engine, beside }: { engine: EngineId; beside: BoardPrompt | undefined }) {
  const answering = beside?.engines.find((one) => one.engine === engine);
  const percent =
    answering === undefined ? null : buildRate({ hits: answering.mentions, n: answering.responses }).percent;
  return (
    <span
      className={cx('text-right text-xs', percent === null || percent === 0 ? 'text-faint' : 'text-text')}
    >
      <span className="sr-only">{copy.engines[engine]}: </span>
      {percent === null ? '–' : formatInteger(percent)}
      {percent !== null && <span className="text-faint">%</span>}
    </span>
  );
}
