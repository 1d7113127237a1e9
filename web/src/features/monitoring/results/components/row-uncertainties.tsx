import { Info } from 'lucide-react';
import { IconButton, Popover } from '#ui';
import { resultsCopy } from '../copy.ts';
import type { describeUncertainties } from '../describe-uncertainties.ts';

type Uncertainties = ReturnType<typeof describeUncertainties>;

/** The confidence of the numbers of a row, without hover. */
export function RowUncertainties({ uncertainties }: { uncertainties: Uncertainties }) {
  return (
    <span className="grid gap-1 text-2xs">
      <span>{uncertainties.mentions}</span>
      <span>{uncertainties.share}</span>
      <span>{uncertainties.position}</span>
    </span>
  );
}

/** The same behind a button of its own. */
export function RowUncertaintiesButton({
  name,
  uncertainties,
}: {
  name: string;
  uncertainties: Uncertainties;
}) {
  return (
    <Popover
      trigger={
        <IconButton label={resultsCopy.uncertainties(name)} icon={<Info />} size="sm" className="shrink-0" />
      }
    >
      <RowUncertainties uncertainties={uncertainties} />
    </Popover>
  );
}
