import type { RobotsBan, SiteCheck, SiteRobots } from '@citato/contract';
import { Card, FigureNote } from '#ui';
import { notesOf, sayRobots } from '../check-model.ts';
import { robotsCopy as copy } from '../robots-copy.ts';
import { SiteSection } from './site-section.tsx';

/** What robots.txt forbids to AI crawlers, line by line, with what to change. */
export function RobotsPart({ check: { visit, isOnPlatform } }: { check: SiteCheck }) {
  if (isOnPlatform) return null;
  if (visit === null) return <SiteSection title={copy.title} text={copy.never} />;
  const { robots } = visit;
  const said = sayRobots(robots);
  return (
    <SiteSection title={copy.title} text={said ?? copy.text}>
      {said === null && (
        <Card>
          <ol className="divide-y">
            {robots.bans.map((ban) => (
              <Ban key={ban.line} ban={ban} robots={robots} />
            ))}
          </ol>
          {robots.isCut && <FigureNote className="border-t px-4 py-3.5 md:px-6">{copy.cut}</FigureNote>}
        </Card>
      )}
      {said !== null && robots.isCut && <p className="-mt-3 text-sm text-muted">{copy.cut}</p>}
    </SiteSection>
  );
}

function Ban({ ban, robots }: { ban: RobotsBan; robots: SiteRobots }) {
  const { line, text, agents, crawlers, isWhole, paths, pathCount, remedy } = ban;
  return (
    <li className="grid gap-x-8 gap-y-3 px-4 py-4 text-sm md:grid-cols-2 md:px-6">
      <div className="min-w-0">
        <p className="text-2xs text-faint">{copy.line(line)}</p>
        <p className="font-mono text-xs leading-5 wrap-anywhere">
          {agents.map((agent) => (
            <span key={agent} className="block text-muted">
              User-agent: {agent}
            </span>
          ))}
          <span className="block font-medium">{text}</span>
        </p>
        <p className="mt-2 text-pretty wrap-anywhere">
          {isWhole ? copy.whole : copy.part({ count: pathCount, of: robots.paths, paths })}{' '}
          <b className="font-medium">{crawlers.map(({ name }) => name).join(', ')}</b>.
        </p>
        {notesOf(ban).map((note) => (
          <p key={note} className="mt-1 text-xs text-pretty text-muted">
            {note}
          </p>
        ))}
      </div>
      <div className="min-w-0">
        <p className="text-xs text-muted">{copy.remedies[remedy.kind](line)}</p>
        <pre
          className="mt-1.5 overflow-x-auto rounded-2 bg-sunken p-3 font-mono text-xs leading-5"
          tabIndex={0}
        >
          {remedy.lines.join('\n')}
        </pre>
      </div>
    </li>
  );
}
