import labels from './blame-labels.json' with { type: 'json' };

/** A kind of criticism: the reader's labels it gathers. */
export interface Blame {
  readonly key: BlameKey;
  readonly labels: readonly string[];
  /** Words of the quotation that say the same where the reader found no label. */
  readonly cue: RegExp;
  /** What competitors are praised for on the same point. */
  readonly opposites: readonly string[];
}

export type BlameKey = `blame:${'price' | 'service' | 'ease' | 'scope' | 'trust' | 'quality' | 'other'}`;

const CUES: readonly (readonly [BlameKey, RegExp])[] = [
  ['blame:price', /\bprezz|\bcost[aio]|\bcar[oaie]\b|\btariff|\bcanone/i],
  ['blame:service', /\bassistenz|\blent[aoie]\b|\britard|\battes[ae]|\bconsegn/i],
  ['blame:ease', /\bcompless|\bcomplicat|\bconfus|\bdifficil|\bmacchinos|\bdatat[ao]/i],
  ['blame:scope', /\blimitat|\bmancan|\bpoch[ei]\b|\bassent/i],
  ['blame:trust', /\binaffidabil|\btruff|\bpoco affidabil|\bsicurezza/i],
  ['blame:quality', /\bqualità|\baltalenant|\bdifett|\bscadent/i],
  ['blame:other', /(?:)/],
];

export const BLAMES: readonly Blame[] = CUES.map(([key, cue]) => ({ key, cue, ...labels[key] }));
