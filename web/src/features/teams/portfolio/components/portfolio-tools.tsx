import { type Portfolio, PORTFOLIO_VERDICTS, type PortfolioView } from '@citato/contract';
import type { ReactNode } from 'react';
import { Field, SelectInput, TextInput } from '#ui';
import { portfolioCopy as copy } from '../copy.ts';
import { NOBODY } from '../model.ts';

interface PortfolioToolsProps {
  view: PortfolioView;
  people: Portfolio['people'];
  onChange: (view: PortfolioView) => void;
  children: ReactNode;
}

const ALL = 'all';

/** Search text, verdict, what is compared with what, who looks after it; the first choice of each shows everything. */
export function PortfolioTools({ view, people, onChange, children }: PortfolioToolsProps) {
  return (
    <div
      role="search"
      aria-label={copy.label}
      className="flex flex-wrap items-center gap-2 print:hidden *:max-sm:w-full sm:[&>.select]:w-48"
    >
      <div className="min-w-0 sm:w-72">
        <Field label={copy.search} isLabelHidden>
          <TextInput
            type="search"
            placeholder={copy.search}
            maxLength={100}
            value={view.search}
            onChange={({ target: { value } }) => {
              onChange({ ...view, search: value });
            }}
          />
        </Field>
      </div>
      <div className="select">
        <Field label={copy.verdictFilter} isLabelHidden>
          <SelectInput
            value={view.verdict ?? ALL}
            onChange={({ target: { value } }) => {
              const verdict = PORTFOLIO_VERDICTS.find((one) => one === value) ?? null;
              onChange({ ...view, verdict });
            }}
          >
            <option value={ALL}>{copy.allVerdicts}</option>
            {PORTFOLIO_VERDICTS.map((verdict) => (
              <option key={verdict} value={verdict}>
                {copy.verdicts[verdict]}
              </option>
            ))}
          </SelectInput>
        </Field>
      </div>
      <div className="select">
        <Field label={copy.spanFilter} isLabelHidden>
          <SelectInput
            value={view.span}
            onChange={({ target: { value } }) => {
              onChange({ ...view, span: value === 'week' ? 'week' : 'month' });
            }}
          >
            <option value="month">{copy.spans.month}</option>
            <option value="week">{copy.spans.week}</option>
          </SelectInput>
        </Field>
      </div>
      {people.length > 1 && (
        <div className="select">
          <Field label={copy.assigneeFilter} isLabelHidden>
            <SelectInput
              value={view.assigneeId ?? ALL}
              onChange={({ target: { value } }) => {
                onChange({ ...view, assigneeId: value === ALL ? null : value });
              }}
            >
              <option value={ALL}>{copy.anybody}</option>
              <option value={NOBODY}>{copy.nobody}</option>
              {people.map(({ userId, name }) => (
                <option key={userId} value={userId}>
                  {name}
                </option>
              ))}
            </SelectInput>
          </Field>
        </div>
      )}
      <div className="ml-auto empty:hidden max-sm:ml-0 max-sm:[&>button]:w-full">{children}</div>
    </div>
  );
}
