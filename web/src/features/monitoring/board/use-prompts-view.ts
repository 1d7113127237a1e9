import { useState } from 'react';
import { useSession } from '#lib/session/session-store';
import { promptsViewKey, readStored, writeStored } from '#lib/storage';

const PROMPTS_VIEWS = ['cards', 'table'] as const;
export type PromptsView = (typeof PROMPTS_VIEWS)[number];

/** From so many prompts on the table is shown, unless its user chose otherwise. */
const TABLE_FROM = 20;

export const readPromptsView = (stored: string | null): PromptsView | null =>
  PROMPTS_VIEWS.find((view) => view === stored) ?? null;

/**
 * Cards or table: what its user chose in this browser, kept for the next visit; without a choice by their number when
 * the screen was opened, so that it does not change under who adds or deletes some.
 */
export function usePromptsView(prompts: number): [PromptsView, (view: PromptsView) => void] {
  const session = useSession();
  const key = session.status === 'signed-in' ? promptsViewKey(session.user.id) : null;
  const [view, setView] = useState<PromptsView>(
    () =>
      readPromptsView(key === null ? null : readStored(key)) ?? (prompts >= TABLE_FROM ? 'table' : 'cards'),
  );
  return [
    view,
    (chosen) => {
      setView(chosen);
      if (key !== null) writeStored({ key, value: chosen });
    },
  ];
}
