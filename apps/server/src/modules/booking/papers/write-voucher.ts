import { formatDate, formatDateRange, formatMoney, formatPhone } from "@tour/blocks/format";
import type { GuestRequest, OrganizerPublic, Tour, Tourist } from "@tour/api";
import { paperTexts as texts } from "./paper.texts.ts";
import { writePaper } from "./paper.ts";

export interface VoucherFacts {
  request: GuestRequest;
  organizer: OrganizerPublic;
  tourists: readonly Tourist[];
  place: Tour["meeting_place"];
  now: Date;
  /** Today in the tour's place, `yyyy-MM-dd`. */
  today: string;
}

/** What a guest shows to be let on the tour: who, where, when, and what is paid; documents masked. */
export function writeVoucher(facts: VoucherFacts): Promise<Buffer> {
  const { request, organizer, tourists, place, now, today } = facts;
  const { id, tour, departure, lines, money } = request;
  const title = `${texts.voucher}. ${texts.number(id)}`;
  return writePaper({ title, author: organizer.name, now }, (paper) => {
    paper.text(organizer.name, { face: "strong" });
    paper.title(title);
    paper.text(texts.made(formatDate(today)), { quiet: true });
    paper.space();
    paper.fact(texts.tour, tour.title);
    paper.fact(texts.dates, formatDateRange(departure.start_date, departure.end_date, today));
    if (place) {
      paper.fact(texts.place, [place.name, place.address].filter(Boolean).join(", "));
    }
    paper.heading(texts.party);
    for (const line of lines) paper.text(texts.line(line.title, line.count));
    paper.heading(texts.people);
    for (const one of tourists) paper.text(describe(one));
    paper.heading(texts.money);
    paper.fact(texts.total, formatMoney(money.total));
    paper.fact(texts.paid, formatMoney(money.paid));
    if (money.rest.amount > 0) {
      paper.fact(texts.rest(formatDate(request.rest_due_date)), formatMoney(money.rest));
    }
    paper.heading(texts.organizer);
    for (const line of contactsOf(organizer)) paper.text(line);
  });
}

function describe(tourist: Tourist): string {
  const { full_name: name, birthday, passport_mask: mask, position } = tourist;
  if (!name) return texts.person(position);
  const facts = [birthday && texts.born(formatDate(birthday)), mask && texts.document(mask)];
  return [`${position}. ${name}`, ...facts.filter(Boolean)].join(", ");
}

/** Who an organiser is by the law, and how to reach them. */
export function contactsOf({ name, legal, phones, email }: OrganizerPublic): string[] {
  const numbers = [legal.inn && `ИНН ${legal.inn}`, legal.ogrn && `ОГРН ${legal.ogrn}`];
  return [
    [legal.name || name, ...numbers].filter(Boolean).join(", "),
    [...phones.map(formatPhone), email].filter(Boolean).join(", "),
  ].filter(Boolean);
}
