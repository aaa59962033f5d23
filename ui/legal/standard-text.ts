import type { OwnerTerms } from "#core/landing/owner-terms.ts";
import type { LegalPageDocument } from "#core/legal/legal-text.ts";
import type { Company } from "#core/setting/company/company.ts";
import type { I18n } from "#ui/i18n/i18n.ts";

/** A heading with its content. */
export interface LegalSection {
  readonly title: string;
  readonly text: string;
}

/** A legal page in our own words. */
export interface StandardText {
  readonly title: string;
  readonly sections: readonly LegalSection[];
}

/** The standard text of a document; `ownerTerms` are those of a landing page, which says what becomes of what owners write. */
export function standardText(
  { t: { legal } }: Pick<I18n, "t">,
  document: LegalPageDocument,
  ownerTerms: OwnerTerms | null,
): StandardText {
  switch (document) {
    case "terms": {
      const { terms } = legal;
      return {
        title: legal.termsTitle(),
        sections: [
          { title: terms.orderTitle(), text: terms.order() },
          { title: terms.priceTitle(), text: terms.price() },
          { title: terms.timeTitle(), text: terms.time() },
          { title: terms.pointsTitle(), text: terms.points() },
          { title: terms.allergensTitle(), text: terms.allergens() },
        ],
      };
    }
    case "privacy": {
      const { privacy } = legal;
      const ofOwners =
        ownerTerms === null
          ? []
          : [{ title: privacy.leadTitle(), text: privacy.lead({ email: ownerTerms.contactEmail }) }];
      return {
        title: legal.privacyTitle(),
        sections: [
          { title: privacy.dataTitle(), text: privacy.data() },
          { title: privacy.basisTitle(), text: privacy.basis() },
          { title: privacy.keepTitle(), text: privacy.keep() },
          ...ofOwners,
          { title: privacy.shareTitle(), text: privacy.share() },
          { title: privacy.rightsTitle(), text: privacy.rights() },
        ],
      };
    }
    case "cookies": {
      const { cookies } = legal;
      return {
        title: legal.cookiesTitle(),
        sections: [
          { title: cookies.necessaryTitle(), text: cookies.necessary() },
          { title: cookies.optionalTitle(), text: cookies.optional() },
        ],
      };
    }
    case "refund": {
      const { refund } = legal;
      return {
        title: legal.refundTitle(),
        sections: [
          { title: refund.beforeTitle(), text: refund.before() },
          { title: refund.afterTitle(), text: refund.after() },
          { title: refund.complaintTitle(), text: refund.complaint() },
          { title: refund.moneyTitle(), text: refund.money() },
        ],
      };
    }
  }
}

/** Who the company is, as it is now (SHOP-18). */
export function companySection(
  { t: { legal }, format }: Pick<I18n, "t" | "format">,
  { legalName: name, taxId, address, email, phone }: Company,
): LegalSection {
  return {
    title: legal.operatorTitle(),
    text: legal.operator({ name, taxId, address, email, phone: format.phone(phone) }),
  };
}
