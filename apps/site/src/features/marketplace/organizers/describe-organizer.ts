import type { MarketOrganizer } from "@tour/api";
import { imageUrl } from "@tour/api";

/** An organiser in schema.org's words, named by the address of their page here. */
export function describeOrganizer({ site, organizer }: MarketOrganizer, address: string): object {
  const { name, about, logo, legal } = organizer;
  return {
    "@type": "Organization",
    "@id": `${address}#organizer`,
    url: site.url,
    name: name || site.name,
    ...(about && { description: about }),
    ...(logo && { logo: URL.parse(imageUrl(logo, "320x320"), site.url)?.href }),
    ...(legal.name && { legalName: legal.name }),
    ...(legal.inn && { taxID: legal.inn }),
  };
}
