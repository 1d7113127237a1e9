import type { Prompt } from '@citato/contract';
import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton, lazyDialog, Menu, MenuItem } from '#ui';
import { namesCopy } from '../copy.ts';
import type { NamedCompany } from '../model.ts';
import { useCorrectNames, type CorrectableCompany } from '../use-correct-names.ts';

const MergeDialog = lazyDialog(async () => (await import('./merge-dialog.tsx')).MergeDialog);
const copy = namesCopy.correct;

interface CompanyMenuProps {
  company: CorrectableCompany;
  prompt: Prompt;
  /** The company that may be misread. */
  named: NamedCompany;
  /** What has to be known of it before. */
  header?: ReactNode;
}

/** Corrects a reading in one click: two names of one company, a name of no company, another name of the own one. */
export function CompanyMenu({ company, prompt, named, header }: CompanyMenuProps) {
  const [isMerging, setIsMerging] = useState(false);
  const { correct, isPending } = useCorrectNames(company);
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
            correct({ kind: 'ignore', company: named });
          }}
        >
          {copy.ignore}
        </MenuItem>
        <MenuItem
          onSelect={() => {
            correct({ kind: 'own', company: named });
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
            correct({ kind: 'merge', company: named, into });
          }}
        />
      )}
    </>
  );
}
