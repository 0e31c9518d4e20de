import { MAX_IMPORT_ROWS } from "@tour/api";
import type { ImportField } from "@tour/api";
import { Parser } from "htmlparser2";
import { importTexts } from "../import.texts.ts";
import { findField, readOptionTitle } from "./field-titles.ts";
import type { ImportedRow } from "./imported-row.ts";
import { trimSpaces } from "./trim-spaces.ts";
import { toPlainText } from "./to-plain-text.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** Of these an offer may have several elements. */
const repeated = new Set<ImportField>([
  ...(["start_date", "country", "region", "city", "activities"] as const),
  ...(["included", "not_included", "picture"] as const),
]);

interface Offer {
  id: string;
  values: { name: string; text: string }[];
}

/**
 * Reads Yandex' YML: each offer says of a tour what its elements and its `param`s are called. Entities
 * of the file's own stay the text that they are: the parser knows none. Throws `UnreadableFile`.
 */
export const readYml = (xml: string): ImportedRow[] => listOffers(xml).map(toRow);

function listOffers(xml: string): Offer[] {
  const offers: Offer[] = [];
  let isEnded = false;
  let offer: Offer | undefined;
  let value: Offer["values"][number] | undefined;
  const parser = new Parser(
    {
      onopentag: (tag, { id = "", group_id: group = "", name = "" }) => {
        if (tag === "offer") offers.push((offer = { id: group || id, values: [] }));
        else if (offer && !value) value = { name: tag === "param" ? name : tag, text: "" };
      },
      ontext: (text) => {
        if (value) value.text += text;
      },
      onclosetag: (tag, isImplied) => {
        if (tag === "yml_catalog") isEnded = !isImplied;
        if (tag === "offer") offer = undefined;
        else if (offer && value) offer.values.push(value);
        value = undefined;
        if (offers.length > MAX_IMPORT_ROWS) {
          throw new UnreadableFile(importTexts.tooManyRows(MAX_IMPORT_ROWS));
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (!isEnded) throw new UnreadableFile(importTexts.brokenFeed);
  return offers;
}

function toRow({ id, values }: Offer, index: number): ImportedRow {
  const cells: ImportedRow["cells"] = {};
  const options: ImportedRow["options"] = [];
  const known = [{ name: "id", text: id }, ...values];
  const isOurs = known.some(({ name }) => findField(name) === "slug");
  for (const { name, text } of known) {
    const field = findField(name);
    const plain = field === "description" && !isOurs ? toPlainText(text) : trimSpaces(text);
    // The offer of our own feed has a number of ours, not of another system.
    if (!field || !plain.trim() || (field === "external_id" && isOurs)) continue;
    if (field === "option_price") {
      options.push({ title: readOptionTitle(name), cell: { text: plain, column: name } });
      continue;
    }
    const before = cells[field];
    if (!before) cells[field] = { text: plain, column: name };
    else if (repeated.has(field)) before.text += `\n${plain}`;
  }
  return { number: index + 1, cells, options };
}
