import type { Image, OrganizerPublic } from "@tour/api";
import type { Channel } from "../content/contact.ts";
import type { Coordinates } from "../content/coordinates.ts";
import type { PageData } from "../page-data/page-data.ts";
import { organizerId, pictureAddress } from "./addresses.ts";
import type { LinkedNode } from "./linked-node.ts";

/** What a block may show of who stands behind the site. */
interface OrganizerFacts {
  logo?: Image | null;
  description?: string;
  phones?: readonly string[];
  email?: string;
  address?: string;
  channels?: readonly Channel[];
  legal?: Pick<OrganizerPublic["legal"], "name" | "inn">;
  /** Year of the first tour. */
  since?: number | null;
  place?: Coordinates | null;
}

/** Pages that show who someone is; a chat that only opens a conversation is none. */
const profiles: ReadonlySet<string> = new Set(["telegram", "vk", "youtube", "rutube", "instagram"]);

/**
 * The organiser as a block shows them. A travel agency is a local business, which has an address:
 * without one it is an organisation.
 */
export function describeOrganizer(page: PageData, facts: OrganizerFacts): LinkedNode {
  const address = facts.address?.trim();
  return {
    "@type": address ? "TravelAgency" : "Organization",
    "@id": organizerId(page),
    description: facts.description,
    logo: pictureAddress(page, facts.logo ?? null),
    image: address ? pictureAddress(page, facts.logo ?? null) : undefined,
    telephone: (facts.phones ?? []).map(toInternational).filter(Boolean),
    email: facts.email,
    address: address && { "@type": "PostalAddress", streetAddress: address },
    geo: address && facts.place && { "@type": "GeoCoordinates", ...facts.place },
    sameAs: (facts.channels ?? []).flatMap(({ kind, url }) =>
      profiles.has(kind) && /^https?:\/\//.test(url) ? [url] : [],
    ),
    legalName: facts.legal?.name,
    taxID: facts.legal?.inn,
    foundingDate: facts.since ? String(facts.since) : undefined,
  };
}

const toInternational = (phone: string) => phone.replaceAll(/[^+\d]/g, "");
