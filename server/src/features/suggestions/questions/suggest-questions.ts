import { chooseOffers } from '../rules/choose-words.ts';
import { chooseNeeds } from '../rules/choose-needs.ts';
import { cleanQuestions } from '../rules/clean-questions.ts';
import { composePlainQuestions } from '../templates/compose-plain-questions.ts';
import { composeQuestions } from '../templates/compose-questions.ts';
import { findOfferPhrases } from '../rules/profile/find-offer-phrases.ts';
import { findTown } from '../rules/profile/find-town.ts';
import { recogniseMarket } from '../rules/markets/recognise-market.ts';
import type { CompanyDigest } from '../rules/site-digest.ts';

/**
 * What the customers of a company ask, by rules alone: 8 to 12 questions of its market, about what it offers, where it
 * is. None when nothing says what the company does: questions that fit every company would measure nothing.
 */
export function suggestQuestions(company: CompanyDigest): string[] {
  const town = findTown(company);
  const questions = composeAt(town, company);
  // The name of such a company would occur in every question about the place.
  return questions.length === 0 && town !== null ? composeAt(null, company) : questions;
}

function composeAt(town: string | null, company: CompanyDigest): string[] {
  const market = recogniseMarket(company);
  const questions =
    market === null
      ? composePlainQuestions({ offers: findOfferPhrases(company), town })
      : composeQuestions({
          market,
          town,
          needs: chooseNeeds({ market, company }),
          offers: chooseOffers({ market, company }),
        });
  return cleanQuestions({ questions, ownNames: listOwnNames(company), websiteUrl: company.websiteUrl });
}

/** Every name of the company. */
export function listOwnNames({ name, site }: CompanyDigest): string[] {
  return [name, site?.facts.name, site?.siteName].flatMap((own) => (own ? [own] : []));
}
