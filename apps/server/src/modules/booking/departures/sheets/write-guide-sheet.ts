import type {
  DepartureGuests,
  EditedDeparture,
  GoingParty,
  GoingTourist,
  Rooming,
} from "@tour/api";
import { formatDate, formatDateRange, formatPhone } from "@tour/blocks/format";
import { writePaper } from "../../papers/paper.ts";
import type { Paper } from "../../papers/paper.ts";
import { sheetTexts as texts } from "./sheet.texts.ts";

export interface SheetFacts {
  guests: DepartureGuests;
  departure: EditedDeparture;
  rooming: Rooming;
  organizer: string;
  now: Date;
  /** Today in the tour's place, `yyyy-MM-dd`. */
  today: string;
}

/** Letters that are read on a phone, where a page is as wide as a hand. */
const scale = 1.4;

/** What a guide takes along: who goes, how they arrive and sleep; no money and no documents. */
export function writeGuideSheet(facts: SheetFacts): Promise<Buffer> {
  const { guests, departure, organizer, now, today } = facts;
  const { start_date: start, end_date: end, start_time: time } = departure;
  const { parties, meeting_place: place, tour } = guests;
  const range = formatDateRange(start, end, today);
  const title = `${texts.title}. ${tour.title}, ${range}`;
  const count = parties.reduce((sum, party) => sum + party.tourists.length, 0);
  return writePaper({ title, author: organizer, now, scale }, (paper) => {
    paper.text(texts.title, { face: "strong" });
    paper.title(tour.title);
    paper.text(texts.made(formatDate(today)), { quiet: true });
    paper.space();
    paper.fact(texts.dates, range);
    if (time) paper.fact(texts.start, texts.startAt(formatDate(start), time));
    if (place) paper.fact(texts.place, [place.name, place.address].filter(Boolean).join(", "));
    paper.fact(texts.group, texts.people(count));
    paper.heading(texts.guests);
    if (count === 0) paper.text(texts.nobody);
    for (const party of parties) writeParty(paper, party);
    writeArrivals(paper, parties);
    writeRooming(paper, facts);
  });
}

function writeParty(paper: Paper, party: GoingParty): void {
  const { request_id: id, contact, comment, status, tourists, choose_until: until } = party;
  paper.text(texts.request(id, texts.people(tourists.length)), { face: "strong" });
  paper.fact(texts.contact, [contact.name, formatPhone(contact.phone)].join(", "));
  if (until) paper.text(texts.choosing, { quiet: true });
  else if (status < 3) paper.text(texts.waiting, { quiet: true });
  for (const tourist of tourists) writeTourist(paper, tourist);
  if (comment) paper.text(texts.note(comment));
  paper.space();
}

function writeTourist(paper: Paper, tourist: GoingTourist): void {
  const { position, age, phone, food_restriction: food, answers } = tourist;
  const facts = [age !== null && texts.age(age), phone && formatPhone(phone)];
  paper.text([`${position}. ${nameOf(tourist)}`, ...facts.filter(Boolean)].join(", "));
  if (food) paper.text(texts.food(food));
  for (const { title, answer } of answers) paper.text(texts.answer(title, answer));
}

const nameOf = ({ full_name: name, position }: GoingTourist) => name || texts.person(position);

/** Soonest first; whoever named no day stands last. */
function writeArrivals(paper: Paper, parties: readonly GoingParty[]): void {
  paper.heading(texts.arrivals);
  const arriving = parties
    .flatMap(({ contact, arrival }) => (arrival ? [{ contact, arrival }] : []))
    .toSorted((a, b) => (whenOf(a.arrival) < whenOf(b.arrival) ? -1 : 1));
  if (arriving.length === 0) paper.text(texts.noArrivals);
  for (const { contact, arrival } of arriving) {
    const { date, time, transport, comment } = arrival;
    const when = date ? texts.arrival(formatDate(date), time) : texts.noDay;
    paper.fact(when, [contact.name, transport, comment].filter(Boolean).join("; "));
  }
}

const whenOf = ({ date, time }: NonNullable<GoingParty["arrival"]>) =>
  `${date ?? "9999"} ${time ?? "99"}`;

function writeRooming(paper: Paper, { guests, rooming: { rooms } }: SheetFacts): void {
  paper.heading(texts.rooming);
  if (rooms.length === 0) return paper.text(texts.noRooming);
  const people = new Map(
    guests.parties.flatMap(({ tourists }) => tourists.map((one) => [one.id, one] as const)),
  );
  for (const { name, beds, tourist_ids: inside } of rooms) {
    const names = inside.flatMap((id) => people.get(id) ?? []).map(nameOf);
    paper.fact(texts.room(name, beds), names.join(", ") || texts.empty);
  }
  const placed = new Set(rooms.flatMap(({ tourist_ids: inside }) => inside));
  const left = [...people.values()].filter(({ id }) => !placed.has(id)).map(nameOf);
  if (left.length > 0) paper.fact(texts.unplaced, left.join(", "));
}
