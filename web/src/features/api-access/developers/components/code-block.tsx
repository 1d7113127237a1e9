import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton, showToast } from '#ui';
import { copyText } from '#lib/browser/copy-text';
import { developersCopy as copy } from '../copy.ts';

/** Code to be copied whole; it scrolls by itself where it is wider than the page. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const take = async () => {
    try {
      await copyText(code);
      setIsCopied(true);
    } catch {
      showToast({ title: copy.copyFailed, tone: 'error' });
    }
  };
  return (
    <div className="min-w-0 rounded-3 bg-sunken">
      <div className="flex items-center justify-between gap-3 border-b pr-1.5 pl-4">
        <span aria-hidden className="text-xs text-muted">
          {label}
        </span>
        <IconButton
          label={`${isCopied ? copy.copied : copy.copy}: ${label}`}
          icon={isCopied ? <Check /> : <Copy />}
          onClick={() => void take()}
        />
      </div>
      <pre
        role="group"
        tabIndex={0}
        aria-label={label}
        className="overflow-x-auto p-4 font-mono text-xs leading-5"
      >
        {code}
      </pre>
    </div>
  );
}
