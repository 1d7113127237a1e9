import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  /** Names the group for who does not see it. */
  label: string;
  items: readonly { value: Value; label: string }[];
  /** The caller owns the choice: local state or the address. */
  value: Value;
  onValueChange: (value: Value) => void;
  /** Tools at the end of the row; below it where the tabs need its whole width. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  aside,
  children,
}: TabsProps<Value>) {
  return (
    <Primitive.Root
      value={value}
      onValueChange={(chosen) => {
        const item = items.find((candidate) => candidate.value === chosen);
        if (item !== undefined) onValueChange(item.value);
      }}
    >
      {/* The letters stand at the page's edge, the focus ring eight pixels outside them. */}
      <div className="grid gap-x-4 print:hidden sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:border-b">
        <Primitive.List
          aria-label={label}
          className="-mx-2 -mb-px flex gap-2 overflow-x-auto max-[359px]:gap-0 [scrollbar-width:none] max-sm:border-b"
        >
          {items.map((item) => (
            <Primitive.Trigger
              key={item.value}
              value={item.value}
              ref={item.value === value ? showWhole : undefined}
              className="relative min-h-11 shrink-0 px-2 text-md font-medium whitespace-nowrap text-muted after:absolute after:inset-x-2 after:bottom-0 hover:text-text focus-visible:-outline-offset-2 data-[state=active]:text-text data-[state=active]:after:border-b-2 data-[state=active]:after:border-accent"
            >
              {item.label}
            </Primitive.Trigger>
          ))}
        </Primitive.List>
        {aside !== undefined && (
          <div className="-mr-4 flex justify-end empty:hidden max-sm:mt-3 max-sm:-mb-2">{aside}</div>
        )}
      </div>
      {children}
    </Primitive.Root>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Primitive.Content value={value} className="focus-visible:outline-offset-4">
      {children}
    </Primitive.Content>
  );
}

/** On a narrow screen the row is longer than the page: the chosen tab is brought to its middle. */
function showWhole(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
