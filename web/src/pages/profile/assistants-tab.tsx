import type { User } from '@citato/contract';
import { AssistantList, ClientNote, ConnectCard } from '#features/api-access';
import { useMay } from '#lib/session/use-may';

/** The assistants that are connected, and how one is; a client of the organisation connects none. */
export function AssistantsTab({ user }: { user: User }) {
  const mayConnect = useMay<'listAssistants' | 'revokeAssistant'>('read');
  if (!mayConnect) return <ClientNote user={user} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <AssistantList />
      <ConnectCard />
    </div>
  );
}
