import { getRouteApi, Link } from '@tanstack/react-router';
import { Page, TopBar } from '#ui';
import { findVariant, headerVariantsCopy as copy, VARIANTS, VariantsGallery } from '#features/public';

const route = getRouteApi('/header-variants');

const choice =
  'inline-flex min-h-9 items-center rounded-full border border-line-strong px-3.5 text-sm font-medium text-muted no-underline hover:border-control hover:text-text focus-visible:rounded-full pointer-coarse:min-h-11';
const chosenChoice = { className: 'border-accent-line! bg-accent-soft text-accent!' };
const exactly = { exact: true, includeSearch: true, explicitUndefined: true };

/** Designs of a company's header side by side, for whoever chooses one; the choice is in the address. */
export function HeaderVariantsPage() {
  const { variante } = route.useSearch();
  return (
    <>
      <meta name="robots" content="noindex" />
      <TopBar />
      <main tabIndex={-1} className="outline-none">
        <Page className="pt-8 pb-24 sm:pt-10">
          <h1 className="text-2xl font-semibold tracking-tight">{copy.title}</h1>
          <p className="mt-1 max-w-[68ch] text-pretty text-muted">{copy.text}</p>
          <nav aria-label={copy.choice} className="mt-6 mb-12 flex flex-wrap gap-2">
            <Link
              to="/header-variants"
              search={{}}
              replace
              resetScroll={false}
              className={choice}
              activeOptions={exactly}
              activeProps={chosenChoice}
            >
              {copy.all}
            </Link>
            {VARIANTS.map(({ id, name }) => (
              <Link
                key={id}
                to="/header-variants"
                search={{ variante: id }}
                replace
                resetScroll={false}
                className={choice}
                activeOptions={exactly}
                activeProps={chosenChoice}
              >
                {name}
              </Link>
            ))}
          </nav>
          <VariantsGallery chosen={findVariant(variante)} />
        </Page>
      </main>
    </>
  );
}
