import { may, ROLE_NAMES } from '@citato/contract';
import { Check } from 'lucide-react';
import { Card } from '#ui';
import { teamsCopy } from '../copy.ts';
import { RIGHTS } from '../model.ts';

const copy = teamsCopy.rights;
const ROLES = ['owner', 'editor', 'reader', 'client'] as const;

/** Who may do what, read from the very rule the server goes by. */
export function RightsTable() {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
      <Card className="relative overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr className="border-b text-left text-xs text-muted">
              <th scope="col" className="px-4 py-2.5 font-medium sm:px-6">
                {copy.right}
              </th>
              {ROLES.map((role) => (
                <th key={role} scope="col" className="px-1.5 py-2.5 text-center font-medium sm:px-3">
                  <span aria-hidden className="sm:hidden">
                    {copy.short[role]}
                  </span>
                  <span className="max-sm:sr-only">{ROLE_NAMES[role]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y">
            {RIGHTS.map(({ label, needs }) => (
              <tr key={label}>
                <th scope="row" className="px-4 py-2.5 text-left font-normal sm:px-6">
                  {label}
                </th>
                {ROLES.map((role) => (
                  <td key={role} className="px-1.5 py-2.5 text-center sm:px-3">
                    <Right isHeld={may({ role, needs })} isOwnOnly={role === 'client'} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}

function Right({ isHeld, isOwnOnly }: { isHeld: boolean; isOwnOnly: boolean }) {
  if (!isHeld)
    return (
      <>
        <span aria-hidden className="text-faint">
          –
        </span>
        <span className="sr-only">{copy.no}</span>
      </>
    );
  if (isOwnOnly)
    return (
      <span className="text-xs text-muted">
        {copy.own} <span className="max-sm:sr-only">{copy.ownCompanies}</span>
      </span>
    );
  return (
    <>
      <Check aria-hidden className="mx-auto size-4 text-accent" />
      <span className="sr-only">{copy.yes}</span>
    </>
  );
}
