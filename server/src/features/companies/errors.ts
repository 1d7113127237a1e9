import { AppError } from '#lib/app-error';

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
export function nameClash({ path, message }: { path: string; message: string }): AppError {
  return new AppError('companies.name_clash', { message, fields: { [path]: message } });
}
