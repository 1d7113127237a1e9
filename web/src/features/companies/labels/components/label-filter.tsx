import type { Prompt } from '@citato/contract';
import { ChoiceMenu } from '#ui';
import { labelsCopy as copy } from '../copy.ts';
import { useLabels } from '../queries.ts';

interface LabelFilterProps {
  prompts: readonly Prompt[];
  chosen: readonly string[];
  onChange: (labelIds: string[]) => void;
}

/** The labels these prompts carry, to choose prompts by; nothing where none carries one. */
export function LabelFilter({ prompts, chosen, onChange }: LabelFilterProps) {
  const carried = new Set(prompts.flatMap(({ labelIds }) => labelIds));
  const labels = useLabels('prompt', { isWanted: carried.size > 0 }).filter(({ id }) => carried.has(id));
  const known = chosen.filter((id) => carried.has(id));
  if (labels.length === 0) return null;
  return (
    <ChoiceMenu
      label={known.length === 0 ? copy.all : copy.some(known.length)}
      title={copy.choose}
      all={copy.all}
      choices={labels.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={known}
      search={{ label: copy.search, none: copy.noneFound }}
      onChange={onChange}
    />
  );
}
