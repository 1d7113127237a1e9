import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, showToast } from '#ui';
import { copyText } from '#lib/browser/copy-text';
import { webhooksCopy } from '../copy.ts';

const copy = webhooksCopy.secret;

/** Puts a text into the clipboard and says so. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const write = async () => {
    try {
      await copyText(text);
      setIsCopied(true);
    } catch {
      showToast({ title: copy.copyFailed, tone: 'error' });
    }
  };
  return (
    <Button aria-live="polite" onClick={() => void write()}>
      {isCopied ? <Check /> : <Copy />}
      {isCopied ? copy.copied : copy.copy}
    </Button>
  );
}
