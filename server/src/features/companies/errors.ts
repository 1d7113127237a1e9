import { AppError } from '#lib/app-error';
import type { NameClash } from './rules/company-names.ts';

/** 'Limite raggiunto' with the account’s own number, which an administrator may have overridden. */
export function companyLimitReached(max: number): AppError {
  return new AppError('companies.limit_reached', {
    message:
      max === 1
        ? 'Limite raggiunto: puoi avere una sola azienda.'
        : `Limite raggiunto: puoi avere al massimo ${String(max)} aziende.`,
  });
}

export function promptLimitReached(max: number): AppError {
  return new AppError('prompts.limit_reached', {
    message:
      max === 1
        ? 'Limite raggiunto: puoi avere un solo prompt.'
        : `Limite raggiunto: puoi avere al massimo ${String(max)} prompt.`,
  });
}

const SAME_TEXT = 'Esiste già: aggiungere lo stesso?';

/** @param paths where in the request the prompts stand that exist already */
export function duplicatePrompt(paths: readonly string[]): AppError {
  return new AppError('companies.duplicate_prompt', {
    fields: Object.fromEntries(paths.map((path) => [path, SAME_TEXT])),
  });
}

export function changedTooOften(max: number): AppError {
  return new AppError('prompts.changed_too_often', {
    message: `Hai già cambiato questa domanda ${String(max)} volte oggi. Potrai cambiarla di nuovo domani.`,
  });
}

/** @param larger the cheapest plan that holds more; null where none does */
export function marketLimitReached({
  max,
  larger,
}: {
  max: number;
  larger: { readonly name: string; readonly max: number } | null;
}): AppError {
  const held =
    max === 1
      ? 'Con il tuo piano le domande di un’azienda si fanno in un solo mercato.'
      : `Con il tuo piano le domande di un’azienda si fanno al massimo in ${String(max)} mercati.`;
  const more = larger === null ? '' : ` Il piano ${larger.name} ne ha fino a ${String(larger.max)}.`;
  return new AppError('companies.market_limit', { message: `${held}${more}` });
}

/** @param path where in the request the refused name stands */
export function nameClash({ path, name, ownerName }: NameClash): AppError {
  const message =
    ownerName === null
      ? `«${name}» non può essere insieme il nome di un’azienda e un nome da ignorare.`
      : `«${name}» è già un nome di «${ownerName}»: un nome può appartenere a una sola azienda.`;
  return new AppError('companies.name_clash', { message, fields: { [path]: message } });
}
