import type { GuestListKind } from "@tour/api";
import { formatPhone } from "@tour/blocks/format";
import type { listGoing } from "../guests/list-going.ts";
import { listTexts as texts } from "./list.texts.ts";

type Party = Awaited<ReturnType<typeof listGoing>>[number];
type Person = Party["people"][number];
/** The numbers of documents by tourists; undefined where they are not asked for. */
export type Documents = ReadonlyMap<number, string> | undefined;

/** A column's name, and what stands in it. */
type Column = [name: string, write: (person: Person, party: Party) => string];

const { columns } = texts;

const ofNames: Column[] = [
  [
    columns.lastName,
    ({ lastName, firstName, requestId, position }) =>
      lastName || firstName ? lastName : texts.unwritten(requestId, position),
  ],
  [columns.firstName, ({ firstName }) => firstName],
  [columns.middleName, ({ middleName }) => middleName],
];
const ofBirthday: Column = [columns.birthday, ({ birthday }) => (birthday ? toDay(birthday) : "")];

const ofKinds: Record<GuestListKind, Column[]> = {
  insurance: [...ofNames, ofBirthday],
  transport: [
    ...ofNames,
    [columns.phone, ({ phone }, { request }) => toPhone(phone || request.contactPhone)],
    [columns.seat, ({ title }) => title ?? ""],
    [columns.request, ({ requestId }) => `${requestId}`],
    [columns.note, (_, { request }) => request.comment],
  ],
};

const ofDocuments = (documents: ReadonlyMap<number, string>): Column[] => [
  [
    columns.documentKind,
    ({ id, documentKind }) => (documents.has(id) ? texts.documents[documentKind] : ""),
  ],
  [columns.document, ({ id }) => documents.get(id) ?? ""],
];

/** The rows of a list: what its columns are called, then each who goes, numbered. */
export function listRows(
  parties: readonly Party[],
  kind: GuestListKind,
  documents: Documents,
): string[][] {
  const shown = [...ofKinds[kind], ...(documents ? ofDocuments(documents) : [])];
  const people = parties.flatMap((party) => party.people.map((person) => ({ party, person })));
  return [
    [columns.number, ...shown.map(([name]) => name)],
    ...people.map(({ party, person }, index) => [
      `${index + 1}`,
      ...shown.map(([, write]) => write(person, party)),
    ]),
  ];
}

/** "2010-05-31" as "31.05.2010". */
const toDay = (date: string) => date.split("-").toReversed().join(".");

/** Without the plus, which spreadsheets take for a formula. */
const toPhone = (phone: string) => formatPhone(phone).replace(/^\+/, "");
