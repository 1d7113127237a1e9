import { describeTonesUncertainty } from '@citato/contract/figures';
import { FigureNote, ToneBar, ToneLabel } from '#ui';
import { figuresCopy as copy } from '../copy.ts';
import { Uncertainty } from './uncertainty.tsx';
import { Tile, type TileNumbers } from './tile.tsx';

const LABELS_SHOWN = 3;

export function SentimentTile({ data, onRead }: TileNumbers) {
  const mentions = data?.averagePosition.n ?? 0;
  const labels = data?.sentiment.slice(0, LABELS_SHOWN) ?? [];
  const tones = data?.tones ?? { positive: 0, neutral: 0, negative: 0, unknown: 0 };
  const uncertainty = describeTonesUncertainty(tones);
  const empty = mentions === 0 ? copy.noMentions : copy.inAnalysis;
  return (
    <Tile
      label={copy.sentiment}
      figure={
        mentions === 0 || labels.length === 0 ? (
          <p className="text-sm text-muted">{empty}</p>
        ) : (
          <p className="flex flex-wrap items-center gap-x-2">
            {labels.map((label) => (
              <ToneLabel key={`${label.label} ${label.tone}`} tone={label.tone} className="text-xs!">
                {label.label}
              </ToneLabel>
            ))}
          </p>
        )
      }
      drawing={<ToneBar {...tones} label={copy.tonesLabel(tones)} />}
      uncertainty={
        uncertainty === null ? copy.unjudged(mentions) : `${copy.tonesLabel(tones)}. ${uncertainty.help}`
      }
      onRead={mentions === 0 ? undefined : onRead}
      note={
        <FigureNote>
          {uncertainty === null ? (
            copy.unjudged(mentions)
          ) : (
            <>
              <div>{copy.tonesNote(tones)}</div>
              <Uncertainty uncertainty={uncertainty} />
            </>
          )}
        </FigureNote>
      }
    />
  );
}
