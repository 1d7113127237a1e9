import { Button, Dialog, DialogBody, DialogFoot, Field, TextInput } from '#ui';
import { webhooksCopy } from '../copy.ts';
import { CopyButton } from './copy-button.tsx';

const copy = webhooksCopy.secret;

interface SecretDialogProps {
  secret: string;
  /** It replaces another secret, which stays valid for a day. */
  isRenewed: boolean;
  onClose: () => void;
}

/** The secret, shown once; a click beside the dialog does not close it. */
export function SecretDialog({ secret, isRenewed, onClose }: SecretDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={copy.title}
      description={copy.text}
      hasInput
      leave={copy.leave}
    >
      <DialogBody className="grid gap-3 pt-4 pb-1">
        <Field label={copy.label} help={isRenewed ? copy.renewed : undefined}>
          <TextInput
            readOnly
            value={secret}
            autoComplete="off"
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
      </DialogBody>
      <DialogFoot>
        <CopyButton text={secret} />
        <Button variant="primary" onClick={onClose}>
          {copy.done}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
