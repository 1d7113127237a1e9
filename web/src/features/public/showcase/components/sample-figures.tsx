import { formatDecimal, formatMeanInterval, formatPercent, formatRateInterval } from '#lib/format';
import { Band, FigureLabel, FigureNote, FigureValue, RateBand, ToneBar, ToneLabel } from '#ui';
import { showcaseCopy as copy } from '../copy.ts';
import { SAMPLE } from '../sample-data.ts';
import { SampleShares } from './sample-shares.tsx';

/** What the answers add up to: rate, position, tones and shares, drawn as on the dashboard. */
export function SampleFigures() {
  return (
    <div className="grid content-start gap-6 border-t bg-surface px-4 py-5 sm:p-8 mid:border-t-0 mid:border-l mid:px-8 mid:py-10">
      <div className="grid grid-cols-2 gap-6">
        <Rate />
        <Position />
      </div>
      <Tones />
      <SampleShares />
    </div>
  );
}

function Rate() {
  const { percent } = SAMPLE.rate;
  const interval = formatRateInterval(SAMPLE.rate);
  return (
    <div className="grid content-start gap-1">
      <FigureLabel>{copy.mentionRate}</FigureLabel>
      <FigureValue size="lg">{formatPercent(percent ?? 0)}</FigureValue>
      <RateBand
        rate={SAMPLE.rate}
        label={copy.rateLabel({ name: copy.mentionRate, rate: formatPercent(percent ?? 0), interval })}
      />
      <FigureNote>{interval}</FigureNote>
    </div>
  );
}

function Position() {
  const { value, low, high } = SAMPLE.position;
  const interval = formatMeanInterval(SAMPLE.position);
  return (
    <div className="grid content-start gap-1">
      <FigureLabel>{copy.position}</FigureLabel>
      <FigureValue size="lg">{formatDecimal(value)}</FigureValue>
      <Band min={1} max={10} value={value} low={low} high={high} label={copy.positionLabel(interval)} />
      <FigureNote>{interval}</FigureNote>
    </div>
  );
}

function Tones() {
  return (
    <div className="grid gap-1 border-y py-3.5">
      <FigureLabel>{copy.sentiment}</FigureLabel>
      <ToneBar {...SAMPLE.tones} label={copy.tonesLabel(SAMPLE.tones)} />
      <p className="flex flex-wrap gap-x-3.5">
        {SAMPLE.labels.map(({ label, tone }) => (
          <ToneLabel key={label} tone={tone}>
            {label}
          </ToneLabel>
        ))}
      </p>
    </div>
  );
}
