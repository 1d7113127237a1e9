interface ToneBarProps {
  positive: number;
  neutral: number;
  negative: number;
  label: string;
}

/** Positive, neutral, negative with gaps of 2 px, never in another order; empty without any. */
export function ToneBar({ positive, neutral, negative, label }: ToneBarProps) {
  const parts = [
    { count: positive, colour: 'bg-positive' },
    { count: neutral, colour: 'bg-bar' },
    { count: negative, colour: 'bg-negative' },
  ].filter((part) => part.count > 0);
  return (
    <div role="img" aria-label={label} className="flex h-3.5 gap-0.5 py-[3px]">
      {parts.map((part) => (
        <span
          key={part.colour}
          className={`h-2 min-w-[3px] rounded-bar ${part.colour}`}
          style={{ flex: `${String(part.count)} 1 0` }}
        />
      ))}
    </div>
  );
}
