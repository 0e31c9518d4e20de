import type { Image, OrganizerPublic } from "@tour/api";
import type { PageData } from "./page-data.ts";

type ChannelKind = OrganizerPublic["messengers"][number]["kind"];

interface NamedChannel {
  kind: ChannelKind;
  url: string;
}

/** Who stands behind the site: what header, footer and contacts show unless told otherwise. */
export interface Identity {
  name: string;
  logo: Image | null;
  phones: string[];
  email: string;
  address: string;
  /** Where guests write. */
  messengers: NamedChannel[];
  /** Where guests follow. */
  socials: NamedChannel[];
  legal: OrganizerPublic["legal"];
}

const noLegal = { name: "", inn: "", ogrn: "", registry_number: "" };

const messengerKinds: ReadonlySet<ChannelKind> = new Set(["telegram", "whatsapp", "max"]);

/** Reads the identity of a site; empty where the organiser's data could not be loaded. */
export function selectIdentity({ site, organizer }: PageData): Identity {
  const channels = organizer?.messengers ?? [];
  return {
    name: site.name || (organizer?.name ?? ""),
    logo: site.logo ?? organizer?.logo ?? null,
    phones: organizer?.phones ?? [],
    email: organizer?.email ?? "",
    address: organizer?.address ?? "",
    messengers: channels.filter(({ kind }) => messengerKinds.has(kind)),
    socials: channels.filter(({ kind }) => !messengerKinds.has(kind)),
    legal: organizer?.legal ?? noLegal,
  };
}
