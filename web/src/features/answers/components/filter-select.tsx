import { ChevronDown } from 'lucide-react';

interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The browser's own list: short labels, works with every keyboard and reader. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <label className="relative flex min-w-0 items-center gap-1.5 text-xs text-muted">
      {/* A narrow drawer has room for the choices alone; they say what they are. */}
      <span className="max-lg:sr-only">{label}</span>
      <select
        value={options.some((option) => option.value === value) ? value : ''}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        className="min-h-8 w-full min-w-0 appearance-none sm:max-w-44 truncate rounded-2 border border-line-strong bg-overlay pr-7 pl-2.5 text-xs font-medium text-text hover:border-control focus-visible:rounded-2 pointer-coarse:min-h-11"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-2 size-[13px]! text-muted" />
    </label>
  );
}
