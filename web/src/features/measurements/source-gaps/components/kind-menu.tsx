import { SOURCE_KINDS, type SourceGap, type SourceKind } from '@citato/contract';
import { Check, ChevronDown } from 'lucide-react';
import { readErrorMessage } from '#lib/api-client';
import { useMay } from '#lib/session/use-may';
import { Menu, MenuItem, MenuSeparator, showToast } from '#ui';
import { gapsCopy } from '../copy.ts';
import { useSetSourceKind } from '../queries.ts';

const copy = gapsCopy.sources;

/** The kind of a source, put right where ours is wrong, by whom may. */
export function KindMenu({ gap, companyId }: { gap: SourceGap; companyId: string }) {
  const mayChange = useMay<'setSourceKind'>('edit');
  const setKind = useSetSourceKind(companyId);
  const choose = (kind: SourceKind | null) => {
    setKind.mutate(
      { source: gap.source, kind },
      {
        onError: (error) => {
          const description = readErrorMessage({ error, fallback: copy.kindFailed });
          showToast({ title: copy.kindFailed, description, tone: 'error' });
        },
      },
    );
  };
  if (!mayChange) return <span className="text-muted">{gapsCopy.kinds[gap.kind].one}</span>;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={copy.changeKind({ kind: gapsCopy.kinds[gap.kind].one, source: gap.source })}
          aria-busy={setKind.isPending}
          className="-ml-2 inline-flex min-h-7 items-center gap-1 rounded-1 px-2 text-xs text-muted hover:text-accent pointer-coarse:min-h-11"
        >
          {gapsCopy.kinds[gap.kind].one}
          <ChevronDown aria-hidden className="size-3.5" />
        </button>
      }
    >
      {SOURCE_KINDS.map((kind) => (
        <MenuItem
          key={kind}
          onSelect={() => {
            choose(kind);
          }}
        >
          <span className="w-4">{kind === gap.kind && <Check aria-hidden className="size-4" />}</span>
          {gapsCopy.kinds[kind].name}
          {kind === gap.kind && gap.isKindChosen && (
            <span className="text-2xs text-faint">{copy.chosen}</span>
          )}
        </MenuItem>
      ))}
      {gap.isKindChosen && (
        <>
          <MenuSeparator />
          <MenuItem
            onSelect={() => {
              choose(null);
            }}
          >
            <span className="w-4" />
            {copy.automatic}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
