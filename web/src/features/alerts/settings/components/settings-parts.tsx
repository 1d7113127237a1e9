import type { ReactNode } from 'react';
import { Card } from '#ui';

/** One matter of the settings: its title, what it means, and the choices. */
export function SettingsCard({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <Card className="overflow-hidden">
      <section aria-label={title}>
        <div className="grid gap-1 px-4 pt-5 pb-4 sm:px-6">
          <h3 className="text-lg font-semibold tracking-prompt">{title}</h3>
          {text !== undefined && <p className="max-w-(--measure) text-sm text-pretty text-muted">{text}</p>}
        </div>
        {children}
      </section>
    </Card>
  );
}

/** A choice beside what it is for. */
export function SettingsRow({
  name,
  help,
  children,
}: {
  name: string;
  help: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-x-6 gap-y-3 border-t px-4 py-4 sm:px-6 md:grid-cols-[minmax(0,1fr)_22rem] md:items-center">
      <div className="grid gap-0.5">
        <p className="text-sm font-medium">{name}</p>
        <p className="text-xs text-pretty text-muted">{help}</p>
      </div>
      {children}
    </div>
  );
}
