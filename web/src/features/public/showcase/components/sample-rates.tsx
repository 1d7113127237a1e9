import { formatPercent, formatRateInterval } from '#lib/format';
import { FigureLabel, FigureNote, Marker, RateBand } from '#ui';
import { showcaseCopy as copy } from '../copy.ts';
import { SAMPLE_RATES } from '../sample-data.ts';

/** Three rates with their intervals below each other: the wider the band, the less certain the rate. */
export function SampleRates() {
  return (
    <figure>
      <FigureLabel>
        {copy.ratesTitle.before}
        <Marker>{copy.ownName}</Marker>
        {copy.ratesTitle.after}
      </FigureLabel>
      <ul className="mt-5 grid gap-5">
        {SAMPLE_RATES.map(({ name, rate }) => (
          <li key={name} className="grid gap-1.5 text-sm">
            <p className="flex items-baseline justify-between gap-3">
              <span>{name}</span>
              <span className="font-medium">{formatPercent(rate.percent ?? 0)}</span>
            </p>
            <RateBand
              rate={rate}
              label={copy.rateLabel({
                name,
                rate: formatPercent(rate.percent ?? 0),
                interval: formatRateInterval(rate),
              })}
            />
            <FigureNote>{formatRateInterval(rate)}</FigureNote>
          </li>
        ))}
      </ul>
      <figcaption className="mt-5 border-t pt-3">
        <FigureNote>{copy.ratesNote}</FigureNote>
      </figcaption>
    </figure>
  );
}
