import { Button, Dialog, DialogBody, DialogFoot, Skeleton } from '#ui';
import { MailBody } from '#features/emails';
import { settingsCopy } from '../copy.ts';
import { useMondayMail } from '../queries.ts';

const copy = settingsCopy.preview;

/** The next mail of Monday as it would be now. */
export function MondayPreview({ onClose }: { onClose: () => void }) {
  const mail = useMondayMail();
  return (
    <Dialog isOpen onOpenChange={onClose} title={copy.title} description={copy.text} size="wide">
      <DialogBody className="pt-2">
        {mail.isError ? (
          <div className="grid gap-1">
            <p className="text-sm font-medium">{copy.failed}</p>
            <p className="text-sm text-muted">{mail.error.message}</p>
          </div>
        ) : mail.data === undefined ? (
          <Skeleton className="h-96" />
        ) : (
          <MailBody message={mail.data} />
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{copy.close}</Button>
      </DialogFoot>
    </Dialog>
  );
}
