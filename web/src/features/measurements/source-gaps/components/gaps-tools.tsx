import type { CompanyWithPrompts, SourceGaps } from '@citato/contract';
import { ChoiceMenu } from '#ui';
import { HistoryTools } from '../../history/components/history-tools.tsx';
import { gapsCopy as copy } from '../copy.ts';
import type { GapsSearch } from '../gaps-search-model.ts';
import { nameRival } from '../say-gaps.ts';

interface GapsToolsProps {
  company: CompanyWithPrompts;
  search: GapsSearch;
  /** Undefined until the first ones have come. */
  gaps: SourceGaps | undefined;
  onChange: (search: GapsSearch) => void;
}

/** Which days, engines and questions as in a history, and which rival. */
export function GapsTools({ company, search, gaps, onChange }: GapsToolsProps) {
  const { rivale, ...dates } = search;
  return (
    <HistoryTools
      company={company}
      search={dates}
      history={gaps}
      onChange={(next) => {
        onChange({ ...next, ...(rivale !== undefined && { rivale }) });
      }}
    >
      {gaps !== undefined && (gaps.rivals.length > 1 || rivale !== undefined) && (
        <ChoiceMenu
          label={rivale === undefined ? copy.rivals.all : nameRival(gaps, rivale)}
          title={copy.rivals.choose}
          all={copy.rivals.all}
          choices={gaps.rivals.map(({ key, name }) => ({ value: key, label: name }))}
          chosen={rivale === undefined ? [] : [rivale]}
          search={{ label: copy.rivals.search, none: copy.rivals.none }}
          onChange={(chosen) => {
            const next = chosen.find((key) => key !== rivale);
            onChange({ ...dates, ...(next !== undefined && { rivale: next }) });
          }}
        />
      )}
    </HistoryTools>
  );
}
