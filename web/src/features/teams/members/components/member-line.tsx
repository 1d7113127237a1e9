import { type Member, type Role, ROLE_NAMES } from '@citato/contract';
import { useState } from 'react';
import { AlertDialog, Button, PersonAvatar, SelectInput, showToast } from '#ui';
import { readErrorMessage } from '#lib/api-client';
import { formatMoment } from '#lib/format';
import { readNow } from '#lib/read-now';
import { teamsCopy as copy } from '../copy.ts';
import { nameMember } from '../model.ts';
import { useChangeMember, useRemoveMember } from '../queries.ts';
import { ClientDialog } from './client-dialog.tsx';

const ROLES = ['owner', 'editor', 'reader', 'client'] as const satisfies Role[];

/** One person: who, in which role, last seen when; an owner changes and removes all but themselves. */
export function MemberLine({
  member,
  isSelf,
  mayManage,
  companies,
}: {
  member: Member;
  isSelf: boolean;
  mayManage: boolean;
  companies: readonly { id: string; name: string }[];
}) {
  const [opened, setOpened] = useState<'removal' | 'companies' | null>(null);
  const change = useChangeMember();
  const removal = useRemoveMember();
  const name = nameMember(member);
  const close = () => {
    setOpened(null);
  };
  const fail = (error: unknown) => {
    const description = readErrorMessage({ error, fallback: copy.fallback });
    showToast({ title: copy.failed, description, tone: 'error' });
  };
  const save = async (role: Role, companyIds: string[]) => {
    try {
      await change.mutateAsync({ userId: member.userId, role, companyIds });
      showToast({ title: copy.changed, description: `${name}: ${ROLE_NAMES[role]}`, tone: 'success' });
      setOpened(null);
    } catch (error) {
      fail(error);
    }
  };
  const remove = async () => {
    try {
      await removal.mutateAsync(member.userId);
      showToast({ title: copy.removed, description: name, tone: 'success' });
    } catch (error) {
      fail(error);
    }
  };
  const seen = companies.filter(({ id }) => member.companyIds.includes(id)).map((company) => company.name);
  const isManaged = mayManage && !isSelf;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 sm:px-6">
      <Person member={member} isSelf={isSelf} seen={seen} />
      <div className="flex items-center gap-2 max-sm:w-full">
        {isManaged ? (
          <div className="min-w-36 flex-1">
            <SelectInput
              aria-label={copy.roleOf(name)}
              value={member.role}
              disabled={change.isPending}
              onChange={({ target }) => {
                const role = ROLES.find((one) => one === target.value) ?? member.role;
                if (role === 'client') setOpened('companies');
                else void save(role, []);
              }}
            >
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {ROLE_NAMES[role]}
                </option>
              ))}
            </SelectInput>
          </div>
        ) : (
          <span className="text-sm">{ROLE_NAMES[member.role]}</span>
        )}
        {isManaged && (
          <Button
            variant="ghost"
            aria-label={copy.removeLabel(name)}
            onClick={() => {
              setOpened('removal');
            }}
          >
            {copy.remove}
          </Button>
        )}
      </div>
      <AlertDialog
        isOpen={opened === 'removal'}
        onOpenChange={close}
        title={copy.removeTitle(name)}
        description={copy.removeText}
        actionLabel={copy.remove}
        isPending={removal.isPending}
        onConfirm={() => void remove()}
      />
      {opened === 'companies' && (
        <ClientDialog
          name={name}
          companies={companies}
          isPending={change.isPending}
          onSave={(companyIds) => void save('client', companyIds)}
          onClose={close}
        />
      )}
    </li>
  );
}

/** Who it is, seen last when, and as a client which companies they see. */
function Person({ member, isSelf, seen }: { member: Member; isSelf: boolean; seen: readonly string[] }) {
  const name = nameMember(member);
  return (
    <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
      <PersonAvatar name={name} />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {name} {isSelf && <span className="text-faint">{copy.you}</span>}
        </p>
        <p className="text-xs wrap-anywhere text-muted">
          {name !== member.email && `${member.email} · `}
          {member.lastSeenAt === null
            ? copy.never
            : copy.seen(formatMoment({ iso: member.lastSeenAt, now: readNow() }))}
        </p>
        {member.role === 'client' && <p className="text-xs text-muted">{copy.companies(seen)}</p>}
      </div>
    </div>
  );
}
