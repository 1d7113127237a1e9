import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Menu, MenuItem, MenuLink, MenuSeparator, PersonAvatar } from '#ui';
import { signOut } from '#lib/session/session';
import { useSession } from '#lib/session/session-store';
import { accountsCopy } from '../copy.ts';
import { formatFullName, formatPersonName } from '../model.ts';
import { OrganisationChoice } from './organisation-choice.tsx';

const copy = accountsCopy.menu;

/** The menu of the signed-in user; the help is opened by the caller. */
export function UserMenu({ onSupport }: { onSupport: () => void }) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { user } = session;
  const name = formatPersonName(user);
  const fullName = formatFullName(user);
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="-mr-2.5 inline-flex min-h-(--control-h) max-w-[60vw] min-w-0 items-center gap-2 rounded-2 pr-2.5 pl-1.5 text-sm font-medium hover:bg-sunken focus-visible:rounded-2 data-[state=open]:bg-sunken"
        >
          <span className="sr-only">{copy.open}</span> <PersonAvatar name={name} />
          <span className="truncate">{name}</span>
          <ChevronDown className="size-[15px]" />
        </button>
      }
      header={
        <>
          {fullName !== null && <b className="block text-sm text-text">{fullName}</b>}
          {user.email}
        </>
      }
    >
      <OrganisationChoice user={user} />
      <MenuLink>
        <Link to="/">{copy.dashboard}</Link>
      </MenuLink>
      <MenuLink>
        <Link to="/profile">{copy.profile}</Link>
      </MenuLink>
      <MenuLink>
        <Link to="/profile" search={{ tab: 'team' }}>
          {copy.team}
        </Link>
      </MenuLink>
      {user.isAdmin && (
        <MenuLink>
          <Link to="/admin">{copy.admin}</Link>
        </MenuLink>
      )}
      <MenuItem onSelect={onSupport}>{copy.support}</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>{copy.signOut}</MenuItem>
    </Menu>
  );
}
