import type { OrganizerPublic } from "@tour/api";
import { isSafeUrl } from "../url/is-safe-url.ts";

export type ContactKind = "messenger" | "phone" | "email";

/** The way to reach the organiser that a booking button takes. */
export interface Contact {
  kind: ContactKind;
  /** Ready for a link: `https://t.me/…`, `tel:+7…`, `mailto:…`. */
  url: string;
}

/** Messengers in which one can write to the organiser; the others are channels to read. */
const chats = new Set(["telegram", "whatsapp", "vk", "max"]);

/** The wished way if the organiser has it, else the first that there is; null without any. */
export function selectContact(
  organizer: OrganizerPublic | null,
  wished?: ContactKind,
): Contact | null {
  if (!organizer) return null;
  const chat = organizer.messengers.find(({ kind, url }) => chats.has(kind) && isSafeUrl(url));
  const phone = organizer.phones.find((number) => number.trim());
  const contacts: Contact[] = [
    ...(chat ? [{ kind: "messenger" as const, url: chat.url }] : []),
    ...(phone ? [{ kind: "phone" as const, url: `tel:${phone.replace(/[^+\d]/g, "")}` }] : []),
    ...(organizer.email ? [{ kind: "email" as const, url: `mailto:${organizer.email}` }] : []),
  ];
  return contacts.find(({ kind }) => kind === wished) ?? contacts[0] ?? null;
}

/** Where a contact leads when it is about something: an e-mail says in its subject about what. */
export function contactHref({ kind, url }: Contact, subject: string): string {
  return kind === "email" ? `${url}?subject=${encodeURIComponent(subject)}` : url;
}
