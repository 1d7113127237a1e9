import type { Plugin } from 'rolldown';

/**
 * V8 keeps the text of a module in one byte a character only where Node read nothing but ASCII: one letter beyond it
 * doubles the whole module's text. The bundler's `charset` escapes all but tagged templates; this does the rest.
 */
export function writeAscii(): Plugin {
  return {
    name: 'write-ascii',
    renderChunk: (code) => (isAscii(code) ? null : { code: escapeBeyondAscii(code), map: null }),
  };
}

/** For text whose remaining letters stand in templates that are read as cooked strings. */
export function escapeBeyondAscii(code: string): string {
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function isAscii(code: string): boolean {
  return /^[\0-\x7f]*$/.test(code);
}
