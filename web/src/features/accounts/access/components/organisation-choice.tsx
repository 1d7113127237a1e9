import { api, type User } from '@citato/contract';
import { useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { MenuItem, MenuSeparator, showToast } from '#ui';
import { callApi, readErrorMessage } from '#lib/api-client';
import { reopenSession } from '#lib/session/session';
import { accountsCopy } from '../copy.ts';

const copy = accountsCopy.menu;

/** The organisations of a person who is in several; nothing for everybody else. */
export function OrganisationChoice({ user }: { user: User }) {
  const { organisation, organisations = [] } = user;
  const navigate = useNavigate();
  if (organisations.length < 2) return null;
  const open = async (organisationId: string) => {
    if (organisationId === organisation?.id) return;
    try {
      await callApi(api.openOrganisation, { params: { organisationId } });
      await navigate({ to: '/' });
      await reopenSession();
    } catch (error) {
      const description = readErrorMessage({ error, fallback: copy.switchFallback });
      showToast({ title: copy.switchFailed, description, tone: 'error' });
    }
  };
  return (
    <>
      {organisations.map(({ id, name, ownerName }) => (
        <MenuItem key={id} onSelect={() => void open(id)}>
          <span className="min-w-0 truncate">{name ?? copy.teamOf(ownerName)}</span>
          {id === organisation?.id && (
            <>
              <Check aria-hidden className="ml-auto size-4 shrink-0 text-accent" />
              <span className="sr-only">{copy.isOpen}</span>
            </>
          )}
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  );
}
