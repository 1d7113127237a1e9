import type { CompanyHistory } from '@citato/contract';
import { Button, Card, EmptyState } from '#ui';
import { historyCopy as copy } from '../copy.ts';
import type { HistorySearch } from '../history-search-model.ts';

/** Before the first analysis of the company, or of the prompts that were chosen. */
export function Unmeasured({ isOfAll, onLeave }: { isOfAll: boolean; onLeave: () => void }) {
  return (
    <Card className="mt-6">
      <EmptyState
        example={copy.unmeasured.example}
        title={copy.unmeasured.title}
        action={<Button onClick={onLeave}>{isOfAll ? copy.unmeasured.action : copy.prompts.all}</Button>}
      >
        {isOfAll ? copy.unmeasured.text : copy.unmeasured.filtered}
      </EmptyState>
    </Card>
  );
}

/** Days without an answer have no value, which is no zero. */
export function EmptyPeriod({
  history,
  search,
  onChange,
}: {
  history: CompanyHistory;
  search: HistorySearch;
  onChange: (search: HistorySearch) => void;
}) {
  const { motori, prompt, etichette, ...period } = search;
  const isFiltered = [motori, prompt, etichette].some((filter) => filter !== undefined);
  return (
    <Card>
      <EmptyState
        example={copy.empty.example(history.period)}
        title={copy.empty.title}
        action={
          <span className="flex flex-wrap gap-2">
            {isFiltered && (
              <Button
                onClick={() => {
                  onChange(period);
                }}
              >
                {copy.empty.unfilter}
              </Button>
            )}
            <Button
              onClick={() => {
                onChange({});
              }}
            >
              {copy.empty.back}
            </Button>
          </span>
        }
      >
        {isFiltered ? copy.empty.filtered : copy.empty.text}
      </EmptyState>
    </Card>
  );
}
