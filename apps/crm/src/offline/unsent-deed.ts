import type { Departure, Media } from "@tour/api";
import type { ValidationMap } from "@tour/validation";

export interface UnsentBase {
  /** Of a note and of a deed its repeat key: however often it is sent, it is done once. */
  id: string;
  /** The account that wrote it. */
  owner: string;
  organizerId: number;
  /** When it was written, in ms: what was written first is sent first. */
  at: number;
  /** Why the server did not take it; it is not sent again by itself. */
  refusal: string | null;
  /** What the server said of its fields, by their names in the form. */
  told?: ValidationMap;
}

/** Something that was done on the way. It stays on the device after it was sent, to be taken back. */
interface DeedBase extends UnsentBase {
  /** "maybe": it was on its way, and no answer came. */
  wasSent: "no" | "maybe" | "yes";
  /** What was sent is to be undone. */
  isTakenBack: boolean;
  /** Since when there is nothing more to send of it, in ms. */
  settledAt: number | null;
}

export interface NoticeDeed extends DeedBase {
  kind: "notice";
  text: string;
  /** Instant in UTC. */
  until: string;
  /** IANA name: by whose clocks the organiser says until when. */
  zone: string;
}

type DateStatus = Departure["status"];

export interface DateDeed extends DeedBase {
  kind: "date";
  departureId: number;
  /** Of its tour, with its days. */
  title: string;
  /** As it was when one chose. */
  was: DateStatus;
  becomes: DateStatus;
}

export interface PhotoDeed extends DeedBase {
  kind: "photo";
  tourId: number;
  title: string;
  /** Of the photo in the tour's gallery, from 0. */
  place: number;
  /** What stands there; null in a tour without photos. */
  was: Media | null;
  /** Null once it was sent. */
  file: Blob | null;
  name: string;
  /** In bytes. */
  size: number;
  /** Words for those who do not see it. */
  alt: string;
  /** The picture's url, as soon as the server has it. */
  url: string | null;
}

export interface MessageDeed extends DeedBase {
  kind: "message";
  name: string;
  phone: string;
  message: string;
}

export type UnsentDeed = NoticeDeed | DateDeed | PhotoDeed | MessageDeed;
