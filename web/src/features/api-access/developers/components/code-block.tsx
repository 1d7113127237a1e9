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
    <div className="relative min-w-0">
      <pre
        role="group"
        tabIndex={0}
        aria-label={label}
        className="overflow-x-auto rounded-3 bg-sunken p-4 pr-14 font-mono text-xs leading-5"
      >
        {code}
      </pre>
      <div className="absolute top-1.5 right-1.5 rounded-2 bg-sunken">
        <IconButton
          label={`${isCopied ? copy.copied : copy.copy}: ${label}`}
          icon={isCopied ? <Check /> : <Copy />}
          onClick={() => void take()}
        />
      </div>
    </div>
  );
}
