import { AnchorButton, LinkButton, Page, TopBar } from '#ui';
import { SignInLink } from '#features/accounts';
import { addressOf, readBasePath } from '#lib/browser/base-path';
import { isLocalHost } from '../../assistants/model.ts';
import { developersCopy as copy } from '../copy.ts';
import { writeClaudeCommand, writeCurl, writeJavaScript, writePython, writeSheetScript } from '../model.ts';
import { CodeBlock } from './code-block.tsx';
import { GuideSection, Steps } from './guide-section.tsx';

const { start, python, javascript, n8n, sheets, claude, chatgpt, rules } = copy;
const CONTENTS = [start, python, javascript, n8n, sheets, claude, chatgpt, rules];

/** How a program or an assistant reads the numbers, with the address of this very installation in each example. */
export function DevelopersGuide() {
  const place = { address: window.location.origin + readBasePath() };
  return (
    <>
      <TopBar>
        <SignInLink />
      </TopBar>
      <Page width="form" className="py-8 sm:py-12">
        <main tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-10 outline-none">
          <div className="grid gap-2">
            <h1 className="text-2xl font-semibold tracking-tight">{copy.title}</h1>
            <p className="text-pretty text-muted">{copy.intro}</p>
            {isLocalHost(window.location.hostname) && <p className="text-sm text-warning">{copy.local}</p>}
          </div>
          <Contents />
          <GuideSection {...start}>
            <Steps steps={start.steps} />
            <CodeBlock label="curl" code={writeCurl(place)} />
            <p className="text-sm text-muted">
              {start.plans} {start.address}
            </p>
            <LinkButton to="/profile" search={{ tab: 'api' }} className="justify-self-start">
              {start.keys}
            </LinkButton>
          </GuideSection>
          <GuideSection {...python}>
            <p className="text-sm text-muted">{python.text}</p>
            <CodeBlock label={python.title} code={writePython(place)} />
          </GuideSection>
          <GuideSection {...javascript}>
            <p className="text-sm text-muted">{javascript.text}</p>
            <CodeBlock label={javascript.title} code={writeJavaScript(place)} />
          </GuideSection>
          <GuideSection {...n8n}>
            <Steps steps={n8n.steps} />
            <CodeBlock label={n8n.title} code={`${place.address}/api/v1/companies`} />
          </GuideSection>
          <GuideSection {...sheets}>
            <p className="text-sm text-muted">{sheets.text}</p>
            <Steps steps={sheets.steps} />
            <CodeBlock label={sheets.title} code={writeSheetScript(place)} />
          </GuideSection>
          <GuideSection {...claude}>
            <p className="text-sm text-muted">{claude.text}</p>
            <CodeBlock label={claude.title} code={writeClaudeCommand(place)} />
            <p className="text-sm text-muted">{claude.after}</p>
          </GuideSection>
          <GuideSection {...chatgpt}>
            <p className="text-sm text-muted">{chatgpt.text}</p>
            <CodeBlock label={chatgpt.title} code={`${place.address}/mcp`} />
            <p className="text-xs text-muted">{chatgpt.menus}</p>
          </GuideSection>
          <Rules />
        </main>
      </Page>
    </>
  );
}

function Contents() {
  return (
    <nav aria-label={copy.contents}>
      <ul className="flex flex-wrap gap-2">
        {CONTENTS.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm hover:border-line-strong pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Rules() {
  return (
    <GuideSection {...rules}>
      <dl className="grid grid-cols-1 divide-y rounded-3 border">
        {rules.items.map(({ name, text }) => (
          <div key={name} className="grid gap-x-6 gap-y-1 px-4 py-3.5 text-sm sm:grid-cols-[10rem_1fr]">
            <dt className="font-medium">{name}</dt>
            <dd className="min-w-0 text-pretty wrap-anywhere text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <AnchorButton href={addressOf('/api/v1/openapi.json')} className="justify-self-start">
        {rules.reference}
      </AnchorButton>
    </GuideSection>
  );
}
