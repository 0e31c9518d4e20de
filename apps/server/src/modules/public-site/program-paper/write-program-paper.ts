import type { OrganizerPublic, Tour } from "@tour/api";
import {
  describeRules,
  formatDate,
  formatDateRange,
  formatMoney,
  isTaken,
  plural,
  selectDepartures,
} from "@tour/blocks/format";
import type { DepartureView } from "@tour/blocks/format";
import { listParagraphs } from "../../booking/papers/list-paragraphs.ts";
import { writePaper } from "../../booking/papers/paper.ts";
import type { Paper } from "../../booking/papers/paper.ts";
import { contactsOf } from "../../booking/papers/write-voucher.ts";
import { programPaperTexts as texts } from "./program-paper.texts.ts";

interface ProgramFacts {
  tour: Tour;
  organizer: OrganizerPublic;
  /** A JPEG of 3:2; null where there is none. */
  picture: Buffer | null;
  /** The whole address of the tour's page. */
  url: string;
  now: Date;
  /** `yyyy-MM-dd`. */
  today: string;
}

const datesShown = 24;

/** A tour to take along or to show at home: all that its page says of it, without what one does there. */
export function writeProgramPaper(facts: ProgramFacts): Promise<Buffer> {
  const { tour, organizer, picture, url, now, today } = facts;
  return writePaper({ title: tour.title, author: organizer.name, now }, (paper) => {
    paper.text(organizer.name, { face: "strong" });
    paper.title(tour.title);
    if (tour.subtitle) paper.text(tour.subtitle);
    if (picture) paper.picture(picture);
    for (const [name, value] of listFacts(tour)) paper.fact(name, value);
    if (tour.description) {
      paper.space();
      for (const line of tour.description.split("\n").filter((one) => one.trim())) paper.text(line);
    }
    writeDays(paper, tour.program);
    writeDates(paper, tour, today);
    writeList(paper, texts.included, tour.included);
    writeList(paper, texts.notIncluded, tour.not_included);
    if (tour.price_notes) paper.text(tour.price_notes, { quiet: true });
    writeTerms(paper, tour.cancellation_rules);
    paper.heading(texts.organizer);
    for (const line of contactsOf(organizer)) paper.text(line);
    const { registry_number: number } = organizer.legal;
    if (number) paper.text(texts.registry(number));
    paper.space();
    paper.text(texts.made(formatDate(today)), { quiet: true });
    paper.text(url, { quiet: true });
  });
}

function listFacts(tour: Tour): [string, string][] {
  const { days, nights, group_size_from: from, group_size_to: to, meeting_place: place } = tour;
  const length = plural(days, texts.days);
  const people = plural(to, texts.people);
  const facts: [string, string][] = [
    [texts.length, nights > 0 ? `${length}, ${plural(nights, texts.nights)}` : length],
  ];
  if (to > 0)
    facts.push([texts.group, from > 1 && from < to ? `${from}–${people}` : texts.upTo(people)]);
  if (tour.difficulty > 0) facts.push([texts.difficulty, texts.of(tour.difficulty)]);
  if (tour.min_age > 0) facts.push([texts.age, texts.ageFrom(tour.min_age)]);
  if (place) facts.push([texts.place, [place.name, place.address].filter(Boolean).join(", ")]);
  return facts;
}

function writeDays(paper: Paper, days: Tour["program"]): void {
  if (days.length === 0) return;
  paper.heading(texts.program);
  for (const [index, day] of days.entries()) {
    paper.space();
    paper.text(texts.day(index + 1, day.title), { face: "strong" });
    for (const { text } of listParagraphs(day.text)) paper.text(text);
    const facts = [
      day.distance_km ? texts.km(day.distance_km) : "",
      day.meals ? texts.meals(day.meals) : "",
      day.lodging ? texts.lodging(day.lodging) : "",
    ].filter(Boolean);
    if (facts.length > 0) paper.text(facts.join(" · "), { quiet: true });
  }
}

function writeDates(paper: Paper, tour: Tour, today: string): void {
  const views = selectDepartures(tour.departures, today);
  if (views.length === 0) return;
  paper.heading(texts.dates);
  for (const view of views.slice(0, datesShown)) {
    paper.fact(formatDateRange(view.start, view.end, today), describeDate(view));
  }
  const more = views.length - datesShown;
  if (more > 0) paper.text(texts.moreDates(more), { quiet: true });
}

function describeDate(view: DepartureView): string {
  const { price, hasSeveralPrices, state, seatsLeft, opening } = view;
  if (isTaken(view)) return state === "closed" ? texts.closed : texts.full;
  const amount = price && formatMoney(price);
  const words = amount ? (hasSeveralPrices ? texts.from(amount) : amount) : texts.onRequest;
  return [words, opening ? opening.short : plural(seatsLeft, texts.seats)].join(", ");
}

function writeList(paper: Paper, title: string, lines: readonly string[]): void {
  const shown = lines.filter((line) => line.trim());
  if (shown.length === 0) return;
  paper.heading(title);
  for (const line of shown) paper.text(`• ${line}`);
}

function writeTerms(paper: Paper, rules: Tour["cancellation_rules"]): void {
  if (rules.length === 0) return;
  paper.heading(texts.terms);
  const sorted = rules.toSorted((a, b) => b.days_before - a.days_before);
  for (const { when, what } of describeRules(sorted)) paper.text(texts.rule(when, what));
}
