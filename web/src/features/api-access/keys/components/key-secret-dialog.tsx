import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot } from '#ui';
import { readBasePath } from '#lib/browser/base-path';
import { firstCall, keysCopy } from '../copy.ts';
import { CopyLine } from './copy-line.tsx';

const copy = keysCopy.secret;

interface KeySecretDialogProps {
  name: string;
  secret: string;
  onClose: () => void;
}

/** The key, shown once, with its first call; closing waits for the word that it is kept. */
export function KeySecretDialog({ name, secret, onClose }: KeySecretDialogProps) {
  const [isSafe, setIsSafe] = useState(false);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={copy.title}
      description={copy.text}
      hasInput
      leave={copy.leave}
    >
      <DialogBody className="grid grid-cols-1 gap-5 pt-4 pb-1">
        <CopyLine label={name} text={secret} />
        <div className="grid grid-cols-1 gap-1.5">
          <p className="text-sm font-medium">{copy.firstCall}</p>
          <pre className="overflow-x-auto rounded-2 bg-sunken p-3 font-mono text-xs leading-5" tabIndex={0}>
            {firstCall(window.location.origin + readBasePath())}
          </pre>
        </div>
        <label className="flex cursor-pointer items-start gap-2.5 text-sm">
          <input
            type="checkbox"
            className="mt-0.5 size-4.5 shrink-0 checkbox"
            checked={isSafe}
            onChange={(event) => {
              setIsSafe(event.target.checked);
            }}
          />
          {copy.isSafe}
        </label>
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" disabled={!isSafe} onClick={onClose}>
          {copy.close}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
