/** Errors by their code: the HTTP status, and the Italian sentence the user acts on. */
export type ErrorAnswers = Record<string, { status: number; message: string }>;
