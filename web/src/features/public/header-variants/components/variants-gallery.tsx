import { useState, type ComponentType } from 'react';
import { AlertDialog, showToast } from '#ui';
import { headerVariantsCopy as copy } from '../copy.ts';
import { SAMPLE, type VariantId, VARIANTS } from '../model.ts';
import type { VariantProps } from './variant-props.ts';
import { CardStats } from './card-stats.tsx';
import { ChipHeader } from './chip-header.tsx';
import { CleanBanner } from './clean-banner.tsx';
import { EnterpriseSlim } from './enterprise-slim.tsx';
import { Glassmorphism } from './glassmorphism.tsx';
import { MinimalToolbar } from './minimal-toolbar.tsx';
import { SplitHero } from './split-hero.tsx';
import { VerticalProfile } from './vertical-profile.tsx';

const DESIGNS: Record<VariantId, ComponentType<VariantProps>> = {
  'clean-banner': CleanBanner,
  'split-hero': SplitHero,
  'card-stats': CardStats,
  'minimal-toolbar': MinimalToolbar,
  'vertical-profile': VerticalProfile,
  glassmorphism: Glassmorphism,
  'chip-header': ChipHeader,
  'enterprise-slim': EnterpriseSlim,
};

const tellPreview = (text: string) => {
  showToast({ title: copy.preview, description: text });
};

/** The chosen design, or all of them one below the other; their gestures change nothing. */
export function VariantsGallery({ chosen }: { chosen: VariantId | null }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const shown = VARIANTS.filter(({ id }) => chosen === null || id === chosen);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      {shown.map(({ id, name }) => {
        const Design = DESIGNS[id];
        return (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mb-3 text-sm font-medium text-muted">
              {name}
            </h2>
            <Design
              company={SAMPLE}
              onDownload={() => {
                tellPreview(copy.previewDownload);
              }}
              onAddPrompt={() => {
                tellPreview(copy.previewAddPrompt);
              }}
              onDelete={() => {
                setIsDeleting(true);
              }}
            />
          </section>
        );
      })}
      <AlertDialog
        isOpen={isDeleting}
        onOpenChange={setIsDeleting}
        title={copy.deletion.title}
        description={copy.deletion.text}
        actionLabel={copy.deletion.confirm}
        onConfirm={() => {
          setIsDeleting(false);
          tellPreview(copy.previewDelete);
        }}
      />
    </div>
  );
}
