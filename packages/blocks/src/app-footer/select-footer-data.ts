import type { InferOutput } from "valibot";
import type { PageData } from "../page-data/page-data.ts";
import { selectIdentity } from "../page-data/select-identity.ts";
import type { footerContent } from "./footer-content.ts";

const orElse = <Entry>(own: Entry[], other: Entry[]) => (own.length > 0 ? own : other);

/** The footer's contents, with what is left empty taken from the site and its organiser. */
export function selectFooterData(page: PageData, content: InferOutput<typeof footerContent>) {
  const identity = selectIdentity(page);
  const { legal } = content;
  return {
    name: identity.name,
    logo: content.logo ?? identity.logo,
    about: content.about.trim() || (page.organizer?.about ?? ""),
    address: identity.address,
    phones: orElse(
      content.phones.filter((phone) => phone.trim()),
      identity.phones,
    ),
    email: content.email.trim() || identity.email,
    messengers: orElse(content.messengers, identity.messengers),
    socials: orElse(content.socials, identity.socials),
    legal: {
      name: legal.name || identity.legal.name,
      inn: legal.inn || identity.legal.inn,
      ogrn: legal.ogrn || identity.legal.ogrn,
      registry_number: legal.registry_number || identity.legal.registry_number,
    },
    hasAgreement: page.site.is_need_to_display_agreement,
    hasPrivacy: page.site.is_need_to_display_privacy,
    /** First year of work and this one, for the copyright line. */
    since: page.organizer?.since ?? null,
    year: Number(page.today.slice(0, 4)),
  };
}

export type FooterData = ReturnType<typeof selectFooterData>;
