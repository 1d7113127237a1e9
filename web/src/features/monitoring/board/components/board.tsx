import { useNavigate, useSearch } from '@tanstack/react-router';
import { ENGINE_IDS, type CompanyWithPrompts, type EngineId, type Prompt } from '@citato/contract';
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button, Card, RetryLine } from '#ui';
import { type BoardSearch, openBoard, parseBoardSearch } from '../board-search-model.ts';
import { boardCopy as copy } from '../copy.ts';
import { arrangeRows } from '../model.ts';
import { useBoard } from '../queries.ts';
import { BoardHead } from './board-head.tsx';
import { BoardRow } from './board-row.tsx';
import { BoardTools } from './board-tools.tsx';
import { Ranking } from './ranking.tsx';

interface BoardProps {
  company: CompanyWithPrompts;
  /** The engine whose numbers the company shows. */
  engine: EngineId | undefined;
  /** A prompt’s whole card, by its number. */
  renderCard: (prompt: Prompt, index: number) => ReactNode;
}

/** Many prompts on one board: the ranking over all of them, and a row each. */
export function Board({ company, engine, renderCard }: BoardProps) {
  const { search, change } = useBoardSearch();
  const board = useBoard({ company, engine });
  const wanted = useDeferredValue(search);
  const rows = useMemo(
    () => arrangeRows({ prompts: company.prompts, search: wanted }),
    [company.prompts, wanted],
  );
  const beside = useMemo(() => new Map(board.data?.prompts.map((one) => [one.promptId, one])), [board.data]);
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
        search={search}
        onChange={(next) => {
          change(() => next);
        }}
      />
      <Card className="overflow-clip" style={columns}>
        <BoardHead engines={engines} shown={rows.length} all={company.prompts.length} />
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
    </div>
  );
}

/** The search parameters of the board; one without a value is removed. */
type BoardWish = { [Key in keyof BoardSearch]: BoardSearch[Key] | undefined };

/** The board’s state, at once on screen and in the address beside whatever else is open. */
function useBoardSearch() {
  const address = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const [search, setSearch] = useState<BoardSearch>(() => parseBoardSearch(address));
  const latest = useRef(search);
  const change = useCallback(
    (decide: (now: BoardSearch) => BoardWish) => {
      const next = parseBoardSearch(decide(latest.current));
      latest.current = next;
      setSearch(next);
      void navigate({ search: (place) => openBoard(place, next), replace: true, resetScroll: false });
    },
    [navigate],
  );
  return { search, change };
}
