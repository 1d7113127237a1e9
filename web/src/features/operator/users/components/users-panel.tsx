import { ADMIN_USERS_PER_PAGE, type AdminUser, type AdminUserList } from '@citato/contract';
import { useSearch } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { EmptyState, lazyDialog, LinkButton } from '#ui';
import { Panel } from '../../panel/components/panel.tsx';
import { useUsers } from '../../panel/queries.ts';
import { formatInteger } from '#lib/format';
import { usersCopy as copy } from '../copy.ts';
import { rangeOf } from '../model.ts';
import { useEmailAnalytics } from '../queries.ts';
import { isFiltered, toUsersQuery, type UsersSearch } from '../users-search.ts';
import { Pager } from './pager.tsx';
import { UserEntry } from './user-entry.tsx';
import { type MailsOfUser } from './user-facts.tsx';
import { UserFilters } from './user-filters.tsx';

const LimitsDialog = lazyDialog(async () => (await import('./limits-dialog.tsx')).LimitsDialog);

/** Who is registered: found, filtered, sorted and turned over by the address. */
export function UsersPanel() {
  const search: UsersSearch = useSearch({ from: '/admin' });
  const users = useUsers(toUsersQuery(search));
  const [managed, setManaged] = useState<AdminUser | null>(null);
  return (
    <>
      <Panel
        title={copy.title}
        note={users.data && formatInteger(users.data.total)}
        query={users}
        tools={<UserFilters search={search} />}
      >
        {(data) => (
          <div
            aria-busy={users.isPlaceholderData || undefined}
            className={cx('border-t transition-opacity', users.isPlaceholderData && 'opacity-60')}
          >
            {data.users.length === 0 ? (
              <Nobody search={search} total={data.total} />
            ) : (
              <UserPage data={data} search={search} onManage={setManaged} />
            )}
          </div>
        )}
      </Panel>
      {managed !== null && (
        <LimitsDialog
          user={managed}
          onClose={() => {
            setManaged(null);
          }}
        />
      )}
    </>
  );
}

function UserPage({
  data: { users, total },
  search,
  onManage,
}: {
  data: AdminUserList;
  search: UsersSearch;
  onManage: (user: AdminUser) => void;
}) {
  const page = Number(search.pagina ?? 1);
  const perPage = ADMIN_USERS_PER_PAGE;
  const mails = useEmailAnalytics(users);
  return (
    <>
      <ul>
        {users.map((user) => (
          <UserEntry key={user.id} user={user} mails={findMails(mails, user)} onManage={onManage} />
        ))}
      </ul>
      {total > perPage && <Pager page={page} total={total} {...rangeOf({ page, perPage, total })} />}
    </>
  );
}

/** An account without loaded figures was sent no mail. */
function findMails(
  { data, isError }: ReturnType<typeof useEmailAnalytics>,
  { email }: AdminUser,
): MailsOfUser {
  if (data === undefined) return isError ? 'unknown' : 'loading';
  return data[email] ?? 'none';
}

function Nobody({ search, total }: { search: UsersSearch; total: number }) {
  if (total > 0)
    return (
      <EmptyState
        example={copy.pastEnd.example}
        title={copy.pastEnd.title}
        action={<Reset keeps={{ ...search, pagina: undefined }}>{copy.pastEnd.action}</Reset>}
      >
        {copy.pastEnd.text}
      </EmptyState>
    );
  if (isFiltered(search))
    return (
      <EmptyState
        example={copy.noMatch.example}
        title={copy.noMatch.title}
        action={<Reset keeps={{ ordine: search.ordine }}>{copy.noMatch.action}</Reset>}
      >
        {copy.noMatch.text}
      </EmptyState>
    );
  return (
    <EmptyState example={copy.empty.example} title={copy.empty.title}>
      {copy.empty.text}
    </EmptyState>
  );
}

function Reset({ keeps, children }: { keeps: UsersSearch; children: string }) {
  const { cerca, piano, stato, ordine, pagina } = keeps;
  return (
    <LinkButton
      to="/admin"
      search={(old) => ({ ...old, cerca, piano, stato, ordine, pagina })}
      replace
      resetScroll={false}
    >
      {children}
    </LinkButton>
  );
}
