import type { User } from '@citato/contract';
import { Card } from '#ui';
import { assistantsCopy } from '../copy.ts';
import { nameOrganisation } from '../model.ts';

const copy = assistantsCopy.client;

/** Says why a client of an organisation connects no assistant, and whom to ask. */
export function ClientNote({ user }: { user: User }) {
  return (
    <Card className="grid gap-2 px-4 py-6 sm:p-6">
      <h2 className="text-lg font-semibold tracking-prompt">{copy.title}</h2>
      <p className="text-sm text-muted">{copy.text(nameOrganisation(user))}</p>
    </Card>
  );
}
