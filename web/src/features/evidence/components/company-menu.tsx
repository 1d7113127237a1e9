import type { Prompt } from '@citato/contract';
import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton, lazyDialog, Menu, MenuItem } from '#ui';
import { evidenceCopy } from '../copy.ts';
import type { NamedCompany } from '../model.ts';
import { useMendNames, type MendableCompany } from '../use-mend-names.ts';

const MergeDialog = lazyDialog(async () => (await import('./merge-dialog.tsx')).MergeDialog);
const copy = evidenceCopy.mend;

interface CompanyMenuProps {
  company: MendableCompany;
  prompt: Prompt;
  /** Whom the reading may have got wrong. */
  named: NamedCompany;
  /** What is to be known of it before. */
  header?: ReactNode;
}

/** Mends a reading in one click: two names of one company, a name of none, a name of one's own. */
export function CompanyMenu({ company, prompt, named, header }: CompanyMenuProps) {
  const [isMerging, setIsMerging] = useState(false);
  const { mend, isPending } = useMendNames(company);
  return (
    <>
      <Menu
        header={header}
        trigger={
          <IconButton
            label={copy.menu(named.name)}
            icon={<Ellipsis />}
            size="sm"
            disabled={isPending}
            className="shrink-0"
          />
        }
      >
        <MenuItem
          onSelect={() => {
            setIsMerging(true);
          }}
        >
          {copy.merge}
        </MenuItem>
        <MenuItem
          onSelect={() => {
            mend({ kind: 'ignore', company: named });
          }}
        >
          {copy.ignore}
        </MenuItem>
        <MenuItem
          onSelect={() => {
            mend({ kind: 'own', company: named });
          }}
        >
          {copy.own}
        </MenuItem>
      </Menu>
      {isMerging && (
        <MergeDialog
          named={named}
          data={prompt.monitoringData[0]}
          onClose={() => {
            setIsMerging(false);
          }}
          onChoose={(into) => {
            setIsMerging(false);
            mend({ kind: 'merge', company: named, into });
          }}
        />
      )}
    </>
  );
}
