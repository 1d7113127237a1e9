import finance from './topics/finance.json' with { type: 'json' };
import groups from './topics/groups.json' with { type: 'json' };
import home from './topics/home.json' with { type: 'json' };
import mobility from './topics/mobility.json' with { type: 'json' };
import services from './topics/services.json' with { type: 'json' };
import shopping from './topics/shopping.json' with { type: 'json' };
import software from './topics/software.json' with { type: 'json' };
import technology from './topics/technology.json' with { type: 'json' };
import travel from './topics/travel.json' with { type: 'json' };
import utilities from './topics/utilities.json' with { type: 'json' };
import wellbeing from './topics/wellbeing.json' with { type: 'json' };

export type TopicGroupId = keyof typeof groups;

/** The content of a broad field: invented brands, and what may be praised or criticised in them. */
export interface TopicGroup {
  readonly fictional: readonly string[];
  readonly strengths: readonly string[];
  readonly weaknesses: readonly string[];
}

/** The Italian words of one market; phrases carry their article. */
export interface Topic {
  readonly id: string;
  /** The catalogue's sector; null when the question belongs to none. */
  readonly sector: string | null;
  readonly group: TopicGroup;
  /** Singular, for "scegliere un software CRM". */
  readonly thing: string;
  /** Plural, for "tra i software CRM". */
  readonly things: string;
  /** Words that point to this market; `fattur*` matches every word that begins so. */
  readonly keywords: readonly string[];
  readonly criteria: readonly string[];
  /** Read after "per". */
  readonly buyers: readonly string[];
  /** Catalogue names most people would expect first. */
  readonly familiar: readonly string[];
}

type TopicRow = Omit<Topic, 'sector' | 'group'>;

function withGroup(group: TopicGroupId, rows: readonly TopicRow[]): Topic[] {
  return rows.map((row) => ({ ...row, sector: row.id, group: groups[group] }));
}

export const TOPICS: readonly Topic[] = [
  ...withGroup('software', software),
  ...withGroup('finance', finance),
  ...withGroup('home', home),
  ...withGroup('shopping', shopping),
  ...withGroup('wellbeing', wellbeing),
  ...withGroup('travel', travel),
  ...withGroup('services', services),
  ...withGroup('technology', technology),
  ...withGroup('utilities', utilities),
  ...withGroup('mobility', mobility),
];

/** For questions of no known market: only invented companies appear. */
export const GENERAL_TOPIC: Topic = {
  id: 'general',
  sector: null,
  group: groups.services,
  thing: 'un fornitore',
  things: 'i fornitori di questo settore',
  keywords: [],
  criteria: [
    'il preventivo scritto',
    'i tempi di consegna',
    'le condizioni di recesso',
    'l’assistenza dopo l’acquisto',
    'le referenze verificabili',
  ],
  buyers: ['un privato', 'una piccola impresa', 'chi acquista per la prima volta'],
  familiar: [],
};
