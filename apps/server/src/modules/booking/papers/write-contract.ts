import {
  describeRules,
  formatDate,
  formatDateRange,
  formatMoney,
  formatPhone,
  formatRate,
} from "@tour/blocks/format";
import type { GuestRequest, OrganizerPublic } from "@tour/api";
import { listParagraphs } from "./list-paragraphs.ts";
import { paperTexts as texts } from "./paper.texts.ts";
import { writePaper } from "./paper.ts";
import { contactsOf } from "./write-voucher.ts";

export interface ContractFacts {
  request: GuestRequest;
  organizer: OrganizerPublic;
  /** The agreement as it was accepted. */
  agreement: { title: string; version: number; html: string; hash: string; acceptedOn: string };
  now: Date;
  /** Today in the tour's place, `yyyy-MM-dd`. */
  today: string;
}

/** What a guest agreed to: the very text, for what, at what price and on what terms. */
export function writeContract(facts: ContractFacts): Promise<Buffer> {
  const { request, organizer, agreement, now, today } = facts;
  const { id, tour, departure, lines, money, contact } = request;
  const title = `${texts.contract}. ${texts.number(id)}`;
  return writePaper({ title, author: organizer.name, now }, (paper) => {
    paper.title(title);
    paper.text(texts.accepted(formatDate(agreement.acceptedOn), agreement.version), {
      quiet: true,
    });
    paper.text(texts.hash(agreement.hash), { quiet: true });
    paper.space();
    paper.fact(texts.tour, tour.title);
    paper.fact(texts.dates, formatDateRange(departure.start_date, departure.end_date, today));
    paper.fact(texts.party, lines.map((one) => texts.line(one.title, one.count)).join(", "));
    for (const { reason, amount } of request.adjustments ?? [])
      paper.fact(reason, formatMoney(amount));
    paper.fact(texts.total, formatMoney(money.total));
    if (request.rate) paper.fact(texts.rate, formatRate(request.rate));
    paper.fact(texts.guest, [contact.name, formatPhone(contact.phone), contact.email].join(", "));
    paper.fact(texts.organizer, contactsOf(organizer).join("; "));
    const { agent } = request;
    if (agent?.name) paper.fact(texts.agent, texts.company(agent.name, agent.inn));
    if (request.cancellation_rules.length > 0) {
      paper.heading(texts.terms);
      const sorted = request.cancellation_rules.toSorted((a, b) => b.days_before - a.days_before);
      for (const { when, what } of describeRules(sorted)) paper.fact(when, what);
    }
    paper.heading(agreement.title);
    for (const { text, isHeading } of listParagraphs(agreement.html)) {
      if (isHeading) paper.heading(text);
      else paper.text(text);
    }
  });
}
