/** Stands before the rest of the words has come. */
export const SEARCHES_TITLE = 'Che cosa cercano per risponderti';
export const SEARCHES_HINT = 'Le ricerche sul web che i motori fanno prima di rispondere a questa domanda.';
