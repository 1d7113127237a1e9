import { Fragment, type ReactNode } from 'react';
import { NamedText } from '#ui';
import type { NamedPiece, Naming } from '../name-answer.ts';

/** Running text under its marks. Links leave the product and take nothing along; React writes all text as text. */
export function AnswerPieces({ pieces }: { pieces: readonly NamedPiece[] }) {
  return groupByLink(pieces).map(({ href, pieces: linked }, index) =>
    href === null ? (
      <Fragment key={index}>{linked.map(renderPiece)}</Fragment>
    ) : (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {linked.map(renderPiece)}
      </a>
    ),
  );
}

function groupByLink(pieces: readonly NamedPiece[]): { href: string | null; pieces: NamedPiece[] }[] {
  const groups: { link: NamedPiece['link']; href: string | null; pieces: NamedPiece[] }[] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last !== undefined && last.link === piece.link) last.pieces.push(piece);
    else groups.push({ link: piece.link, href: piece.link?.href ?? null, pieces: [piece] });
  }
  return groups;
}

function renderPiece(piece: NamedPiece, index: number): ReactNode {
  if (piece.text === '\n' && piece.isCode !== true) return <br key={index} />;
  let content: ReactNode = piece.text;
  if (piece.naming !== undefined) content = <Named naming={piece.naming}>{piece.text}</Named>;
  if (piece.isCode === true) content = <code className="rounded-1 bg-sunken font-sans">{content}</code>;
  if (piece.isStruck === true) content = <s>{content}</s>;
  if (piece.isStrong === true || piece.isEmphasis === true)
    content = (
      <strong className={piece.isStrong === true ? 'font-semibold' : 'font-medium'}>{content}</strong>
    );
  return <Fragment key={index}>{content}</Fragment>;
}

function Named({ naming: { tone, isOwn, rank }, children }: { naming: Naming; children: string }) {
  return (
    <span
      data-naming=""
      className={tone === null && !isOwn ? 'underline decoration-line-strong underline-offset-4' : undefined}
    >
      <NamedText tone={tone} isOwn={isOwn} {...(rank !== null && { rank })}>
        {isOwn ? <mark className="bg-transparent text-inherit">{children}</mark> : children}
      </NamedText>
    </span>
  );
}
