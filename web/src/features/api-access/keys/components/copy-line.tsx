import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, showToast, TextInput } from '#ui';
import { copyText } from '#lib/browser/copy-text';
import { keysCopy } from '../copy.ts';

const copy = keysCopy.secret;

/** A text that is to be copied, with the button that does it beside it. */
export function CopyLine({ label, text }: { label: string; text: string }) {
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
    <label className="grid gap-1.5">
      <span className="text-sm font-medium">{label}</span>
      <span className="flex gap-2">
        <TextInput
          readOnly
          value={text}
          autoComplete="off"
          spellCheck={false}
          className="min-w-0 flex-1 font-mono text-sm"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button aria-live="polite" className="shrink-0" onClick={() => void write()}>
          {isCopied ? <Check /> : <Copy />}
          {isCopied ? copy.copied : copy.copy}
        </Button>
      </span>
    </label>
  );
}
