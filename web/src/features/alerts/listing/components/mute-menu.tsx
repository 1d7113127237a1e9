import type { Alert } from '@citato/contract';
import { BellOff } from 'lucide-react';
import { useMay } from '#lib/session/use-may';
import { IconButton, Menu, MenuItem, showToast, useFailureToast } from '#ui';
import { alertsCopy } from '../copy.ts';
import { useMuteAlert, useUnmuteAlert } from '../queries.ts';

const copy = alertsCopy.mute;

/** 'Non avvisarmi più di questo': asks what 'this' is, and can be taken back. */
export function MuteMenu({ alert }: { alert: Alert }) {
  const mayMute = useMay<'muteAlert' | 'unmuteAlert'>('edit');
  const mute = useMuteAlert();
  const unmute = useUnmuteAlert();
  const failure = useFailureToast();
  const showFailure = ({ message }: Error) => {
    failure.tell({ title: copy.failed, description: message });
  };
  const choose = (scope: 'subject' | 'subject_everywhere' | 'company_week') => {
    mute.mutate(
      { alertId: alert.id, scope },
      {
        onError: showFailure,
        onSuccess: ({ mute: muted }) => {
          const name = muted.company === null ? muted.title : `${muted.title} · ${muted.company.name}`;
          showToast({
            tone: 'success',
            title: copy.done,
            description: name,
            action: {
              label: copy.undo,
              onSelect: () => {
                unmute.mutate(muted.id, {
                  onError: showFailure,
                  onSuccess: () => {
                    showToast({ tone: 'success', title: copy.undone, description: name });
                  },
                });
              },
            },
          });
        },
      },
    );
  };
  if (!mayMute) return null;
  return (
    <Menu
      header={copy.label}
      trigger={<IconButton size="sm" label={copy.label} icon={<BellOff className="size-[17px]" />} />}
    >
      <MenuItem
        onSelect={() => {
          choose('subject');
        }}
      >
        {copy.subject(alert.company.name)}
      </MenuItem>
      <MenuItem
        onSelect={() => {
          choose('subject_everywhere');
        }}
      >
        {copy.everywhere}
      </MenuItem>
      <MenuItem
        onSelect={() => {
          choose('company_week');
        }}
      >
        {copy.week(alert.company.name)}
      </MenuItem>
    </Menu>
  );
}
