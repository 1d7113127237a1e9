import { AppError } from '#lib/app-error';

/** 'Limite raggiunto' with the plan's own number, so that the user knows where the limit stands. */
export function companyLimitReached(max: number): AppError {
  return new AppError('companies.limit_reached', {
    message:
      max === 1
        ? 'Limite raggiunto: il tuo piano permette una sola azienda.'
        : `Limite raggiunto: il tuo piano permette al massimo ${String(max)} aziende.`,
  });
}

export function promptLimitReached(max: number): AppError {
  return new AppError('prompts.limit_reached', {
    message:
      max === 1
        ? 'Limite raggiunto: il tuo piano permette un solo prompt.'
        : `Limite raggiunto: il tuo piano permette al massimo ${String(max)} prompt.`,
  });
}

/** @param path where in the request the name stands that may not stand there */
export function nameClash({ path, message }: { path: string; message: string }): AppError {
  return new AppError('companies.name_clash', { message, fields: { [path]: message } });
}
