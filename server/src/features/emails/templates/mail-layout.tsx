/** @jsxRuntime automatic (for tsx, which finds no tsconfig at the root) */
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import { PALETTE } from './palette.ts';

const FONT = '"IBM Plex Sans", "Segoe UI", system-ui, -apple-system, Helvetica, Arial, sans-serif';

const paragraph = { margin: '0 0 16px', fontSize: '15px', lineHeight: '24px', color: PALETTE.ink };
const small = { ...paragraph, fontSize: '13px', lineHeight: '20px', color: PALETTE.muted };

/** The layout of every mail: the mark, a title, the text, nothing else. */
export function MailLayout({
  preview,
  title,
  children,
}: {
  preview: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Html lang="it">
      <Head>
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: '32px 12px', backgroundColor: PALETTE.surface, fontFamily: FONT }}>
        <Container
          style={{
            maxWidth: '520px',
            padding: '32px',
            backgroundColor: PALETTE.raised,
            border: `1px solid ${PALETTE.line}`,
            borderRadius: '12px',
          }}
        >
          <Mark />
          <Heading
            as="h1"
            style={{
              margin: '0 0 16px',
              fontSize: '22px',
              lineHeight: '28px',
              fontWeight: 600,
              color: PALETTE.ink,
            }}
          >
            {title}
          </Heading>
          {children}
        </Container>
      </Body>
    </Html>
  );
}

/**
 * The product's mark without SVG, which mail programs do not show: opening caporali and a marked word, then the name as
 * plain ink.
 */
function Mark() {
  return (
    <Text
      style={{
        margin: '0 0 28px',
        fontSize: '18px',
        lineHeight: '24px',
        fontWeight: 600,
        color: PALETTE.ink,
      }}
    >
      <span style={{ color: PALETTE.ottanio, fontSize: '24px' }}>«</span>
      <span
        style={{
          display: 'inline-block',
          width: '9px',
          height: '7px',
          margin: '0 9px 2px 2px',
          borderRadius: '1px',
          backgroundColor: PALETTE.markerStrong,
        }}
      />
      Citato
    </Text>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={paragraph}>{children}</Text>;
}

export function SmallPrint({ children }: { children: ReactNode }) {
  return <Text style={small}>{children}</Text>;
}

/** The one thing to do, as a button and, for programs that hide buttons, as an address to copy. */
export function Action({ label, link }: { label: string; link: string }) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Button
        href={link}
        style={{
          padding: '12px 20px',
          borderRadius: '7px',
          backgroundColor: PALETTE.ottanio,
          color: PALETTE.onOttanio,
          fontSize: '15px',
          lineHeight: '20px',
          fontWeight: 500,
        }}
      >
        {label}
      </Button>
      <Text data-skip-in-text style={{ ...small, margin: '16px 0 0' }}>
        Se il pulsante non si apre, copia questo indirizzo nel browser:
        <br />
        <Link href={link} style={{ color: PALETTE.ottanio, wordBreak: 'break-all' }}>
          {link}
        </Link>
      </Text>
    </Section>
  );
}
