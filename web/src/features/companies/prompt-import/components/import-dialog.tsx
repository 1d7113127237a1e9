import type { CompanyWithPrompts, UserLimits } from '@citato/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { companiesCopy } from '../../list/copy.ts';
import { leftOf } from '../../list/model.ts';
import { PromptCostNote } from '../../list/components/prompt-cost-note.tsx';
import { useAddPrompts } from '../../list/queries.ts';
import { useDescribeStart } from '../../list/use-analysis-left.ts';
import { useShowFailure } from '../../list/use-show-failure.ts';
import { takeMarket } from '../../markets/market-model.ts';
import { createRequestNamer } from '#lib/requests/request-namer';
import { Button, Dialog, DialogBody, DialogFoot, Field, showToast, TextArea } from '#ui';
import { importCopy as copy } from '../copy.ts';
import { choosePlaces, MAX_AT_ONCE, readImport } from '../model.ts';
import { useNamingPlaces } from '../queries.ts';
import { FilePicker } from './file-picker.tsx';
import { ImportPreview } from './import-preview.tsx';

const NONE: ReadonlySet<number> = new Set();
/** Of each text so much is looked at for the company's name: all of them fit into one request. */
const CHECKED_SIGNS = 300;

interface ImportDialogProps {
  company: CompanyWithPrompts;
  limits: UserLimits;
  onClose: () => void;
}

/** Pasted or dropped, looked at, added with one click. */
export function ImportDialog({ company, limits, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const known = useMemo(() => company.prompts.map((prompt) => prompt.text), [company.prompts]);
  const { kind, candidates } = useMemo(() => readImport({ text: wanted, known }), [wanted, known]);
  const shown = useMemo(() => candidates.slice(0, MAX_AT_ONCE), [candidates]);
  const checked = useMemo(() => shown.map((one) => one.text.slice(0, CHECKED_SIGNS).toWellFormed()), [shown]);
  const naming = useNamingPlaces({ companyId: company.id, texts: checked });
  const left = leftOf({ used: limits.usage.prompts, max: limits.limits.maxPrompts });
  const proposed = useMemo(
    () => new Set(choosePlaces({ candidates: shown, naming: naming.data ?? NONE, left })),
    [shown, naming.data, left],
  );
  // What was changed by hand, of the candidates it was changed on.
  const [toggled, setToggled] = useState<{ of: typeof shown; places: ReadonlySet<number> }>({
    of: shown,
    places: NONE,
  });
  const changed = toggled.of === shown ? toggled.places : NONE;
  const chosen = new Set(
    shown.flatMap((_one, place) => (proposed.has(place) === changed.has(place) ? [] : [place])),
  );
  const { save, isPending } = useSave({ company, onClose });
  const isFull = chosen.size > Math.min(left, MAX_AT_ONCE);
  return (
    <Dialog isOpen onOpenChange={onClose} size="limits" title={copy.title} hasInput={text !== ''}>
      <DialogBody className="grid gap-4 pt-4">
        <Field label={copy.field} help={copy.text}>
          <TextArea
            rows={6}
            placeholder={copy.placeholder}
            value={text}
            onChange={({ target: { value } }) => {
              setText(value);
            }}
          />
        </Field>
        <FilePicker onRead={setText} />
        {text.trim() !== '' && candidates.length === 0 && (
          <p className="text-sm text-muted">{copy.nothing}</p>
        )}
        {candidates.length > 0 && (
          <>
            <div className="grid gap-0.5 text-sm">
              <p role="status" className="font-medium">
                {copy.chosen({ chosen: chosen.size, all: candidates.length })}
              </p>
              <p className={isFull ? 'text-negative' : 'text-muted'}>
                {copy.left(left)} {candidates.length > MAX_AT_ONCE && copy.atOnce(MAX_AT_ONCE)}
              </p>
              {kind === 'searches' && <p className="text-muted">{copy.searches(candidates.length)}</p>}
              {naming.isError && <p className="text-muted">{copy.namingUnknown}</p>}
            </div>
            <ImportPreview
              candidates={shown}
              further={candidates.length - shown.length}
              naming={naming.data ?? NONE}
              chosen={chosen}
              onToggle={(place) => {
                const places = new Set(changed);
                if (!places.delete(place)) places.add(place);
                setToggled({ of: shown, places });
              }}
            />
            {chosen.size > 0 && (
              <PromptCostNote
                excluded={company.excludedEngines}
                markets={Array.from(chosen, () => takeMarket(company.market))}
              />
            )}
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{companiesCopy.cancel}</Button>
        <Button
          variant="primary"
          disabled={chosen.size === 0 || isFull || wanted !== text}
          isLoading={isPending}
          loadingLabel={copy.adding}
          onClick={() => void save(shown.filter((_one, place) => chosen.has(place)))}
        >
          {copy.add(chosen.size)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** Adds what was chosen in one request; asked again after a lost answer it adds nothing twice. */
function useSave({ company, onClose }: { company: CompanyWithPrompts; onClose: () => void }) {
  const add = useAddPrompts(company.id);
  const showFailure = useShowFailure();
  const describeStart = useDescribeStart();
  const [namer] = useState(() => createRequestNamer());
  const save = async (chosen: readonly { text: string; labels: readonly string[] }[]) => {
    const wanted = {
      prompts: chosen.map(({ text, labels }) => ({
        text,
        ...(labels.length > 0 && { labels: [...labels] }),
      })),
    };
    try {
      const { prompts } = await add.mutateAsync({ ...wanted, requestId: namer.nameOf(wanted) });
      namer.forget();
      showToast({
        title: copy.added(prompts.length),
        description: describeStart({
          prompts,
          started: copy.addedText,
          unstarted: copy.addedUnstarted,
          notAvailable: companiesCopy.noAnalysis.notAnalysed,
        }),
        tone: 'success',
      });
      onClose();
    } catch (error) {
      showFailure({ error, fallback: copy.failed });
    }
  };
  return { save, isPending: add.isPending };
}
