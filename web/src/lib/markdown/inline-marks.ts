/** A run of text under one set of marks; `start` and `end` are UTF-16 offsets into the source it was written in. */
export interface TextPiece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isStrong?: boolean;
  readonly isEmphasis?: boolean;
  readonly isStruck?: boolean;
  readonly isCode?: boolean;
  /** A web address; pieces of one link share the object. */
  readonly link?: Link;
}

export interface Link {
  readonly href: string;
}

/** A piece while it is read. */
export interface Token {
  text: string;
  start: number;
  end: number;
  isCode?: boolean;
  link?: Link;
}

interface Delimiter {
  readonly sign: string;
  /** Signs not used up yet. */
  left: number;
  readonly token: number;
}

const PUNCTUATION = /[\p{P}\p{S}]/u;
const SPACE = /\s/u;

/** Pairs the signs of strong, emphasis and struck among the tokens, each kind on a stack of its own. */
export function createMarks(tokens: Token[]) {
  const stacks = new Map<string, Delimiter[]>(['*', '_', '~'].map((sign) => [sign, []]));
  /** Per mark: how many open and close before a token. */
  const changes = {
    isStrong: new Map<number, number>(),
    isEmphasis: new Map<number, number>(),
    isStruck: new Map<number, number>(),
  };

  const close = ({ sign, left: given, token }: Delimiter): number => {
    const stack = stacks.get(sign) ?? [];
    let left = given;
    for (let opener = stack.at(-1); opener !== undefined && left > 0; opener = stack.at(-1)) {
      const used = sign === '~' || (opener.left >= 2 && left >= 2) ? 2 : 1;
      if (opener.left < used || left < used) break;
      for (const other of stacks.values()) {
        while (other !== stack && (other.at(-1)?.token ?? -1) > opener.token) other.pop();
      }
      opener.left -= used;
      left -= used;
      const opening = tokens[opener.token];
      if (opening !== undefined) {
        opening.text = opening.text.slice(0, -used);
        opening.end -= used;
      }
      const change = changes[sign === '~' ? 'isStruck' : used === 2 ? 'isStrong' : 'isEmphasis'];
      change.set(opener.token + 1, (change.get(opener.token + 1) ?? 0) + 1);
      change.set(token, (change.get(token) ?? 0) - 1);
      if (opener.left === 0) stack.pop();
    }
    return left;
  };

  /** The token just pushed is a run of signs. */
  const add = ({
    sign,
    length,
    canOpen,
    canClose,
  }: {
    sign: string;
    length: number;
    canOpen: boolean;
    canClose: boolean;
  }) => {
    const token = tokens.length - 1;
    const run = tokens[token];
    const left = canClose ? close({ sign, left: length, token }) : length;
    if (run !== undefined) {
      run.text = run.text.slice(length - left);
      run.start += length - left;
    }
    if (left > 0 && canOpen) stacks.get(sign)?.push({ sign, left, token });
  };

  const finish = (): TextPiece[] => {
    const depth = { isStrong: 0, isEmphasis: 0, isStruck: 0 };
    return tokens.flatMap((token, index) => {
      for (const mark of ['isStrong', 'isEmphasis', 'isStruck'] as const) {
        depth[mark] += changes[mark].get(index) ?? 0;
      }
      if (token.text === '') return [];
      return {
        ...token,
        ...(depth.isStrong > 0 && { isStrong: true }),
        ...(depth.isEmphasis > 0 && { isEmphasis: true }),
        ...(depth.isStruck > 0 && { isStruck: true }),
      };
    });
  };

  return { add, finish };
}

/** Whether a run of signs may open or close a mark (CommonMark's left- and right-flanking runs). */
export function judgeFlanks({
  text,
  place,
  end,
  sign,
}: {
  text: string;
  place: number;
  end: number;
  sign: string;
}) {
  const before = text[place - 1] ?? ' ';
  const after = String.fromCodePoint(text.codePointAt(end) ?? 0x20);
  const [isAfterSpace, isAfterSign] = [SPACE.test(before), PUNCTUATION.test(before)];
  const [isBeforeSpace, isBeforeSign] = [SPACE.test(after), PUNCTUATION.test(after)];
  const isLeft = !isBeforeSpace && (!isBeforeSign || isAfterSpace || isAfterSign);
  const isRight = !isAfterSpace && (!isAfterSign || isBeforeSpace || isBeforeSign);
  if (sign !== '_') return { canOpen: isLeft, canClose: isRight };
  return { canOpen: isLeft && (!isRight || isAfterSign), canClose: isRight && (!isLeft || isBeforeSign) };
}
