import type {
  AcceptedText,
  Arrival,
  Block,
  BookingOffer,
  DocumentPage,
  GuestRequest,
  Mailing,
  MarketCollection,
  MarketplaceInfo,
  RequestMessage,
  SiteMetadata,
  TourCard,
  TouristsInfo,
  Review,
} from "@tour/api";
import type { Subscriptions } from "./fake-subscriptions.ts";

/** What one host answers; a test changes it while the site runs. */
export interface FakeSite {
  metadata: Partial<SiteMetadata>;
  revision: string;
  main: Block[];
  tour: Block[];
  /** At which revision calls are answered, by their path, where a replica is behind: the primary is not. */
  behind: Record<string, string>;
  /** The main page as such a replica has it. */
  mainBehind?: Block[];
  /** The revision that its metadata names. */
  metadataBehind?: string | undefined;
  /** How long its pages live, in ms; without it no cache is told when they change. */
  lifeMs?: number;
  /** The revision that this was said of, where it is another by then. */
  lifeOf?: string;
  /** Only replicas answer. */
  failingOnPrimary?: boolean;
  /** Statuses that calls fail with, by their path. */
  failing: Record<string, number>;
  /** Where the site stands now when its host is one that it has left. */
  movedTo?: string;
  /** What every call of a page is refused with. */
  refusal?: { status: number; message: string };
  /** Old slugs and what became of them. */
  redirects: Record<string, string>;
  tours: TourCard[];
  /** Of the organiser's tours; those of the sample page where none are given. */
  reviews?: Review[];
  documents: DocumentPage[];
  /** Of the marketplace: who it is. */
  market: MarketplaceInfo;
  /** What its staff put together. */
  collections: MarketCollection[];
  /** As they were accepted with its requests. */
  accepted: AcceptedText[];
  /** What a request for seats is answered with. */
  booking: { status: number; body: object };
  /** What of its offer differs from `fakeOffer`. */
  offer: Partial<BookingOffer>;
  /** Slugs of tours that were made for requests, by the requests' uuids; null once they are over. */
  individual: Record<string, string | null>;
  /** Arrival pages of this site by the uuids of their requests. */
  arrivals: Record<string, Arrival>;
  /** Requests of this site by their uuids; `cancel-request` closes them. */
  orders: Record<string, GuestRequest>;
  /** Who travels, by the uuid that asks for them. */
  tourists: Record<string, TouristsInfo>;
  /** What was written of them, by their uuids. */
  messages: Record<string, RequestMessage[]>;
  /** Who gets emails that are not about a booking, by the token in them. */
  mailings: Record<string, Mailing>;
  subscriptions: Subscriptions;
}
