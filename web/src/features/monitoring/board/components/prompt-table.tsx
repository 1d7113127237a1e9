import type { BoardPrompt, Label, Prompt } from '@citato/contract';
import { memo, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { FigureNote, SortHead, useGridKeys } from '#ui';
import type { BoardOrder } from '../board-search-model.ts';
import { boardCopy } from '../copy.ts';
import type { BoardRow } from '../model.ts';
import { toggleRow, toggleShown, type Selection } from '../selection-model.ts';
import { ChoiceBox, PromptTableRow } from './prompt-table-row.tsx';

const copy = boardCopy.table;

interface PromptTableProps {
  rows: readonly BoardRow[];
  /** Prompts of the company. */
  compared: number;
  beside: ReadonlyMap<string, BoardPrompt>;
  labels: readonly Label[];
  selection: Selection;
  order: BoardOrder | undefined;
  openId: string | undefined;
  /** Null for whom nothing can be done with chosen prompts. */
  onSelect: ((decide: (now: Selection) => Selection) => void) | null;
  onOrder: (order: BoardOrder | undefined) => void;
  onToggle: (promptId: string) => void;
  renderCard: (prompt: Prompt, index: number) => ReactNode;
}

/** Many prompts, a line each: fifty lines a screen. On a phone a line takes three, one under the other. */
export const PromptTable = memo(function PromptTable({
  rows,
  compared,
  beside,
  labels,
  selection,
  order,
  openId,
  onSelect,
  onOrder,
  onToggle,
  renderCard,
}: PromptTableProps) {
  const keys = useGridKeys();
  const shown = rows.map(({ prompt }) => prompt.id);
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const choose = useCallback(
    (id: string, isRange: boolean) => {
      onSelect?.((now) => toggleRow(now, { id, shown: latest.current, isRange }));
    },
    [onSelect],
  );
  const isWhole = shown.length > 0 && shown.every((id) => selection.ids.has(id));
  const head = (label: string, of: BoardOrder, isNumber = false, className = '') => (
    <SortHead
      label={label}
      direction={order === of ? 'descending' : 'none'}
      onSort={() => {
        onOrder(order === of ? undefined : of);
      }}
      isNumber={isNumber}
      className={`[&>button]:px-1.5 ${className}`}
    />
  );
  return (
    <>
      <table role="table" className="w-full border-collapse text-2xs lg:table-fixed">
        <caption className="sr-only">
          {copy.caption}. {copy.keys}
        </caption>
        <thead role="rowgroup" className="max-lg:hidden">
          <tr role="row" className="sticky top-0 z-1 bg-raised shadow-[0_1px_0_var(--c-line)]">
            {onSelect !== null && (
              <th scope="col" role="columnheader" className="w-8 pl-3">
                <ChoiceBox
                  label={copy.selectAll}
                  isChecked={isWhole}
                  onToggle={() => {
                    onSelect((now) => toggleShown(now, shown));
                  }}
                />
              </th>
            )}
            {head(boardCopy.columns.question, 'testo', false, onSelect === null ? 'pl-3' : '')}
            {head(copy.heads.rate, 'migliori', true, 'w-24')}
            <th scope="col" role="columnheader" className="w-48 px-1.5 text-left font-medium text-muted">
              {copy.heads.interval}
            </th>
            {head(copy.heads.change, 'variazione', false, 'w-36')}
            {head(copy.heads.position, 'posizione', true, 'w-14')}
            {head(copy.heads.tone, 'tono', false, 'w-22')}
            {head(copy.heads.ahead, 'rivale', false, 'w-40')}
            {head(copy.heads.sources, 'fonti', true, 'w-18')}
          </tr>
        </thead>
        <tbody role="rowgroup" {...keys}>
          {rows.map(({ prompt, index, verdict }) => (
            <PromptTableRow
              key={prompt.id}
              prompt={prompt}
              verdict={verdict}
              sources={beside.get(prompt.id)?.sources}
              labels={labels}
              isChosen={selection.ids.has(prompt.id)}
              isOpen={openId === prompt.id}
              onChoose={onSelect === null ? null : choose}
              onToggle={onToggle}
            >
              {openId === prompt.id && renderCard(prompt, index)}
            </PromptTableRow>
          ))}
        </tbody>
      </table>
      <div className="border-t px-4 py-2.5 md:px-6">
        <FigureNote>{copy.note(compared)}</FigureNote>
      </div>
    </>
  );
});
