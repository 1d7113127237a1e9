import { may, type User } from '@citato/contract';
import { AssistantList, ClientNote, ConnectCard } from '#features/api-access';

/** The assistants that are connected, and how one is; a client of the organisation connects none. */
export function AssistantsTab({ user }: { user: User }) {
  if (!may({ role: user.organisation?.role ?? 'owner', needs: 'read' })) return <ClientNote user={user} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <AssistantList />
      <ConnectCard />
    </div>
  );
}
