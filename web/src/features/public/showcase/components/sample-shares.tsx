import { formatPercent } from '#lib/format';
import { FigureLabel, FigureNote, Marker, ShareBar } from '#ui';
import { showcaseCopy as copy } from '../copy.ts';
import { SAMPLE } from '../sample-data.ts';

const MAX_PERCENT = Math.max(...SAMPLE.shares.map(({ percent }) => percent));

/** Who is named how much, the own company marked. */
export function SampleShares() {
  return (
    <div>
      <FigureLabel>{copy.share}</FigureLabel>
      <ol className="mt-2 mb-2.5 grid gap-[9px] text-sm">
        {SAMPLE.shares.map(({ name, isOwn, percent }, index) => (
          <li key={name} className="grid grid-cols-[14px_minmax(0,118px)_1fr] items-center gap-2">
            <span className="text-2xs text-faint">{index + 1}</span>
            <span className={isOwn ? 'font-medium whitespace-nowrap' : 'whitespace-nowrap'}>
              {isOwn ? <Marker>{name}</Marker> : name}
              {isOwn && <span className="sr-only"> {copy.own}</span>}
            </span>
            <ShareBar value={percent} max={MAX_PERCENT} text={formatPercent(percent)} isOwn={isOwn} />
          </li>
        ))}
      </ol>
      <FigureNote>{copy.others(SAMPLE.otherCompanies)}</FigureNote>
    </div>
  );
}
