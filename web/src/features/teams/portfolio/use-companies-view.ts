import { useState } from 'react';
import { useSession } from '#lib/session/session-store';
import { companiesViewKey, readStored, writeStored } from '#lib/storage';

const COMPANIES_VIEWS = ['cards', 'table'] as const;
export type CompaniesView = (typeof COMPANIES_VIEWS)[number];

/** From so many companies on the table is shown, unless its user chose otherwise. */
const TABLE_FROM = 10;

export const readCompaniesView = (stored: string | null): CompaniesView | null =>
  COMPANIES_VIEWS.find((view) => view === stored) ?? null;

/**
 * Cards or table: what its user chose in this browser, kept for the next visit; without a choice by the number of
 * companies when the screen was opened.
 */
export function useCompaniesView(companies: number): [CompaniesView, (view: CompaniesView) => void] {
  const session = useSession();
  const key = session.status === 'signed-in' ? companiesViewKey(session.user.id) : null;
  const [view, setView] = useState<CompaniesView>(
    () =>
      readCompaniesView(key === null ? null : readStored(key)) ??
      (companies >= TABLE_FROM ? 'table' : 'cards'),
  );
  return [
    view,
    (chosen) => {
      setView(chosen);
      if (key !== null) writeStored({ key, value: chosen });
    },
  ];
}
