import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  ENGINE_IDS,
  type BoardPrompt,
  type CompanyWithPrompts,
  type EngineId,
  type Prompt,
} from '@citato/contract';
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMay } from '#lib/session/use-may';
import { Button, Card, RetryLine } from '#ui';
import { type BoardOrder, type BoardSearch, openBoard, parseBoardSearch } from '../board-search-model.ts';
import { boardCopy as copy } from '../copy.ts';
import { arrangeRows } from '../model.ts';
import { useBoard } from '../queries.ts';
import { NO_SELECTION, type Selection } from '../selection-model.ts';
import type { PromptsView } from '../use-prompts-view.ts';
import { useLabels } from '#features/companies';
import { BoardHead } from './board-head.tsx';
import { BoardRow } from './board-row.tsx';
import { BoardTools } from './board-tools.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { PromptTable } from './prompt-table.tsx';
import { Ranking } from './ranking.tsx';

interface BoardProps {
  company: CompanyWithPrompts;
  /** The engine whose numbers the company shows. */
  engine: EngineId | undefined;
  view: PromptsView;
  /** A prompt’s whole card, by its number. */
  renderCard: (prompt: Prompt, index: number) => ReactNode;
}

/** Many prompts on one board: the ranking over all of them, and a row each. */
export function Board({ company, engine, view, renderCard }: BoardProps) {
  const { search, wanted, change } = useBoardSearch();
  const board = useBoard({ company, engine });
  const { beside, rows } = useRows({ company, board: board.data, wanted });
  const [selection, setSelection] = useState<Selection>(NO_SELECTION);
  const mayChange = useMayChange();
  const chosen = company.prompts.filter(({ id }) => selection.ids.has(id));
  const isLabelled = company.prompts.some(({ labelIds }) => labelIds.length > 0);
  const labels = useLabels('prompt', { isWanted: isLabelled });
  const engines = useMemo(() => {
    const answering = new Set(board.data?.prompts.flatMap((one) => one.engines.map((each) => each.engine)));
    return answering.size < 2 ? [] : ENGINE_IDS.filter((id) => answering.has(id));
  }, [board.data]);
  const toggle = useCallback(
    (promptId: string) => {
      change((now) => ({ ...now, aperta: now.aperta === promptId ? undefined : promptId }));
    },
    [change],
  );
  const order = useCallback(
    (ordina: BoardOrder | undefined) => {
      change((now) => ({ ...now, ordina }));
    },
    [change],
  );
  const columns: CSSProperties & { '--engines': number } = { '--engines': engines.length };
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
      {board.data && <Ranking ranking={board.data.ranking} />}
      {board.isLoadingError && (
        <RetryLine isRetrying={board.isFetching} onRetry={() => void board.refetch()}>
          {copy.notArrived}
        </RetryLine>
      )}
      <BoardTools
        prompts={company.prompts}
        search={search}
        onChange={(next) => {
          change(() => next);
        }}
      />
      <Card className="overflow-clip" style={columns}>
        {view === 'cards' ? (
          <BoardHead engines={engines} shown={rows.length} all={company.prompts.length} />
        ) : (
          <p role="status" className="px-4 py-2 text-2xs font-medium text-muted md:px-6">
            {copy.shown({ shown: rows.length, all: company.prompts.length })}
          </p>
        )}
        {rows.length === 0 ? (
          <div className="grid justify-items-start gap-3 border-t px-4 py-8 md:px-6">
            <p className="text-muted">{copy.none}</p>
            <Button
              onClick={() => {
                change(({ aperta }) => ({ aperta }));
              }}
            >
              {copy.clear}
            </Button>
          </div>
        ) : view === 'table' ? (
          <PromptTable
            {...{ rows, beside, labels, selection }}
            compared={company.prompts.length}
            order={wanted.ordina}
            openId={search.aperta}
            onSelect={mayChange ? setSelection : null}
            onOrder={order}
            onToggle={toggle}
            renderCard={renderCard}
          />
        ) : (
          <ul aria-label={copy.label}>
            {rows.map(({ prompt, index }) => (
              <BoardRow
                key={prompt.id}
                prompt={prompt}
                beside={beside.get(prompt.id)}
                engines={engines}
                isOpen={search.aperta === prompt.id}
                onToggle={toggle}
              >
                {search.aperta === prompt.id && renderCard(prompt, index)}
              </BoardRow>
            ))}
          </ul>
        )}
      </Card>
      {view === 'table' && chosen.length > 0 && (
        <ChosenBar
          prompts={chosen}
          onClear={() => {
            setSelection(NO_SELECTION);
          }}
        />
      )}
    </div>
  );
}

/** Whether something can be done with chosen prompts: all of it, or none. */
function useMayChange(): boolean {
  return useMay<
    | 'setPromptsActive'
    | 'startAnalyses'
    | 'deletePrompts'
    | 'setPromptLabels'
    | 'createLabel'
    | 'updateLabel'
    | 'deleteLabel'
  >('edit');
}

/** The prompts in their order, and what is known of each beside its figures. */
function useRows({
  company: { prompts },
  board,
  wanted,
}: {
  company: CompanyWithPrompts;
  board: { prompts: BoardPrompt[] } | undefined;
  wanted: BoardSearch;
}) {
  const beside = useMemo(() => new Map(board?.prompts.map((one) => [one.promptId, one])), [board]);
  const rows = useMemo(() => {
    const sites = new Map([...beside].map(([id, { sources }]) => [id, sources.sites]));
    return arrangeRows({ prompts, sites, search: wanted });
  }, [beside, prompts, wanted]);
  return { beside, rows };
}

/** The search parameters of the board; one without a value is removed. */
type BoardWish = { [Key in keyof BoardSearch]: BoardSearch[Key] | undefined };

/**
 * The board’s state: at once on screen, and in the address beside whatever else is open as soon as there is time, so that
 * no key of the search waits for it.
 */
function useBoardSearch() {
  const address = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const [search, setSearch] = useState<BoardSearch>(() => parseBoardSearch(address));
  const wanted = useDeferredValue(search);
  const placed = useRef(wanted);
  useEffect(() => {
    if (placed.current === wanted) return;
    placed.current = wanted;
    void navigate({ search: (place) => openBoard(place, wanted), replace: true, resetScroll: false });
  }, [navigate, wanted]);
  const change = useCallback((decide: (now: BoardSearch) => BoardWish) => {
    setSearch((now) => parseBoardSearch(decide(now)));
  }, []);
  return { search, wanted, change };
}
