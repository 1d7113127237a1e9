import type { ReportDesk } from '@citato/contract';
import { REPORT_COLOURS, REPORT_PAPER, findContrast, makeReadable } from '@citato/contract/client-report';
import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import { Button, Field, FigureNote, TextInput } from '#ui';
import { tryChange } from '../try-change.ts';
import { deskCopy } from '../copy.ts';
import { useSetReportLook } from '../queries.ts';
import { LogoPart } from './logo-part.tsx';

const copy = deskCopy.look;
const COLOURS = Object.entries(REPORT_COLOURS);

/** Colour, caption and logo of the pages made from now on. */
export function LookPart({ companyId, desk }: { companyId: string; desk: ReportDesk }) {
  const [colour, setColour] = useState(desk.look.colour);
  const [caption, setCaption] = useState(desk.look.caption ?? '');
  const save = useSetReportLook(companyId);
  const contrast = findContrast(colour, REPORT_PAPER);
  const isKept = makeReadable({ colour, background: REPORT_PAPER }) === colour.toUpperCase();
  const isChanged = colour !== desk.look.colour || caption.trim() !== (desk.look.caption ?? '');
  return (
    <section className="grid gap-4">
      <h3 className="font-semibold tracking-prompt">{copy.title}</h3>
      <div className="grid gap-2">
        <ColourChoice colour={colour} onChoose={setColour} />
        <FigureNote>{copy.contrast({ colour, contrast, isKept })}</FigureNote>
      </div>
      <Field label={copy.caption} help={copy.captionHelp}>
        <TextInput
          maxLength={100}
          value={caption}
          onChange={({ target: { value } }) => {
            setCaption(value);
          }}
        />
      </Field>
      {isChanged && (
        <Button
          disabled={save.isPending}
          onClick={() =>
            void tryChange(
              () => save.mutateAsync({ colour, caption: caption.trim() === '' ? null : caption }),
              { failed: copy.failed, done: { title: copy.saved, description: copy.savedText } },
            )
          }
        >
          {copy.save}
        </Button>
      )}
      <LogoPart companyId={companyId} desk={desk} />
    </section>
  );
}

function ColourChoice({ colour, onChoose }: { colour: string; onChoose: (colour: string) => void }) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-1.5 text-sm font-medium">{copy.colour}</legend>
      {COLOURS.map(([value, label]) => (
        <label
          key={value}
          title={label}
          className={cx(
            'relative size-8 rounded-2 inset-ring inset-ring-line-strong pointer-coarse:size-11',
            'has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-focus has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
          )}
          style={{ backgroundColor: value }}
        >
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={label}
            checked={colour === value}
            onChange={() => {
              onChoose(value);
            }}
            className="absolute inset-0 opacity-0"
          />
        </label>
      ))}
      <input
        type="color"
        aria-label={copy.other}
        title={copy.other}
        value={colour.toLowerCase()}
        onChange={({ target: { value } }) => {
          onChoose(value.toUpperCase());
        }}
        className="size-8 rounded-2 border border-line-strong bg-raised p-0.5 pointer-coarse:size-11"
      />
    </fieldset>
  );
}
