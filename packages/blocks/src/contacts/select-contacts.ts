import type { Channel } from "../content/contact.ts";
import { readCoordinates } from "../content/coordinates.ts";
import { isSafeUrl } from "../url/is-safe-url.ts";
import type { PageData } from "../page-data/page-data.ts";
import { selectIdentity } from "../page-data/select-identity.ts";

/** The part of the content that the organiser's own data stands in for. */
interface OwnContacts {
  phones: string[];
  email: string;
  messengers: Channel[];
  address: string;
  coordinates: string;
}

const orElse = <Entry>(own: Entry[], other: Entry[]) => (own.length > 0 ? own : other);

/** Contacts as they are shown: what the content leaves empty comes from the organiser. */
export function selectContacts(page: PageData, content: OwnContacts) {
  const identity = selectIdentity(page);
  const isShown = ({ url }: Channel) => isSafeUrl(url);
  return {
    phones: orElse(
      content.phones.filter((phone) => phone.trim()),
      identity.phones,
    ),
    email: content.email.trim() || identity.email,
    messengers: orElse(content.messengers.filter(isShown), identity.messengers.filter(isShown)),
    address: content.address.trim() || identity.address,
    /** Null when none are given: then there is no map. */
    place: readCoordinates(content.coordinates),
    hasPrivacy: page.site.is_need_to_display_privacy,
  };
}
