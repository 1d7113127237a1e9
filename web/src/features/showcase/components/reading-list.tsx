import { Marker, ToneLabel } from '#ui';
import { showcaseCopy as copy } from '../copy.ts';

const READING = [
  { name: 'Clientela', isOwn: false, tone: 'positive', label: 'completo' },
  { name: 'Ponteverde CRM', isOwn: true, tone: 'positive', label: 'affidabile' },
  { name: 'Relata', isOwn: false, tone: 'neutral', label: 'neutrale' },
  { name: 'Vendora', isOwn: false, tone: 'negative', label: 'costoso' },
] as const;

/** Who is named in the example's answer, in order of first naming. */
export function ReadingList() {
  return (
    <ol className="text-sm">
      {READING.map(({ name, isOwn, tone, label }, index) => (
        <li
          key={name}
          className="grid min-h-11 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-2 border-b last:border-b-0"
        >
          <span className="text-xs text-faint">{index + 1}</span>
          <span className="font-medium">
            {isOwn ? <Marker>{name}</Marker> : name}
            {isOwn && <span className="sr-only"> {copy.own}</span>}
          </span>
          <ToneLabel tone={tone}>{label}</ToneLabel>
        </li>
      ))}
    </ol>
  );
}
