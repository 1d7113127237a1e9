import { AppError } from '#lib/app-error';
import type { NameClash } from './rules/company-names.ts';

/** 'Limite raggiunto' with the account’s own number, which an administrator may have set apart from its plan’s. */
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

/** @param places of the prompts of the request that are asked already */
export function duplicatePrompt(places: readonly number[]): AppError {
  return new AppError('companies.duplicate_prompt', {
    fields: Object.fromEntries(places.map((place) => [`prompts.${String(place)}.text`, SAME_TEXT])),
  });
}

/** @param path where in the request the name stands that may not stand there */
export function nameClash({ path, name, ownerName }: NameClash): AppError {
  const message =
    ownerName === null
      ? `«${name}» non può essere insieme il nome di un’azienda e un nome da ignorare.`
      : `«${name}» è già un nome di «${ownerName}»: un nome può appartenere a una sola azienda.`;
  return new AppError('companies.name_clash', { message, fields: { [path]: message } });
}
