import { AppError } from '#lib/app-error';

/** @param where the plans that have it, as a sentence names them; null where none has */
export function notIncluded(where: string | null): AppError {
  return new AppError(
    'own_site.not_included',
    where === null ? {} : { message: `«Il tuo sito» è compreso ${where}.` },
  );
}

const moment = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Rome',
});

/** @param nextAt from when the site may be read again */
export function checkedLately(nextAt: Date): AppError {
  return new AppError('own_site.checked_lately', {
    message: `Il tuo sito si legge una volta ogni 24 ore. Prossima lettura possibile: ${moment.format(nextAt)}.`,
  });
}
