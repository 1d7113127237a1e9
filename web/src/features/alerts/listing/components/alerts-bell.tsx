import { Bell } from 'lucide-react';
import { useState } from 'react';
import { formatInteger } from '#lib/format';
import { IconButton, lazyPart, Popover, Skeleton } from '#ui';
import { bellCopy as copy } from '../bell-copy.ts';
import { useUnreadAlerts } from '../use-unread-alerts.ts';

const NewestAlerts = lazyPart(async () => (await import('./newest-alerts.tsx')).NewestAlerts, {
  waiting: <Skeleton className="m-4 h-24" />,
  failed: copy.failed,
});

const MAX_COUNT = 99;

/** How many alerts are unread; what they say comes when it is opened. */
export function AlertsBell() {
  const unread = useUnreadAlerts();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <Popover
      label={copy.title}
      align="end"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className="max-h-[min(80vh,640px)] w-[380px] max-w-[calc(100vw-2rem)] overflow-y-auto p-0!"
      trigger={
        <IconButton
          label={copy.bell(unread)}
          className="relative"
          icon={
            <>
              <Bell className="size-5" />
              {unread > 0 && (
                <span
                  aria-hidden
                  className="absolute top-[3px] right-px h-4 min-w-4 rounded-full bg-accent px-1 text-2xs font-semibold text-on-accent ring-2 ring-raised"
                >
                  {unread > MAX_COUNT ? `${formatInteger(MAX_COUNT)}+` : formatInteger(unread)}
                </span>
              )}
            </>
          }
        />
      }
    >
      <NewestAlerts unread={unread} onLeave={close} />
    </Popover>
  );
}
