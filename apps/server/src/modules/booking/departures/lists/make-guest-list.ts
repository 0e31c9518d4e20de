import type { CallAnswer, ParsedInput } from "@tour/api";
import type { departureCalls } from "@tour/api/contract";
import type { RequestContext } from "../../../../http/context.ts";
import { toCsv } from "../../../../platform/text/csv.ts";
import { viewDeparture } from "../../../tours/own-departures.ts";
import { listGoing } from "../guests/list-going.ts";
import { listRows } from "./list-rows.ts";
import { readDocuments } from "./read-documents.ts";
import { writeXlsx } from "./write-xlsx.ts";

type MakeGuestList = (typeof departureCalls)["makeGuestList"];
type MadeFile = CallAnswer<MakeGuestList>["data"];

const writers = {
  csv: {
    type: "text/csv; charset=utf-8",
    write: (rows: readonly (readonly string[])[]) => Buffer.from(toCsv(rows), "utf8"),
  },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    write: writeXlsx,
  },
};

/** A list of who goes, made for whoever asks and kept nowhere; 404 for another's departure. */
export async function makeGuestList(
  context: RequestContext,
  which: { id: number; organizerId: number },
  { kind, format, with_documents: isWithDocuments }: ParsedInput<MakeGuestList>["body"],
): Promise<MadeFile> {
  const { start_date: start } = await viewDeparture(context.db, which);
  const parties = await listGoing(context.db, which.id);
  const documents = isWithDocuments
    ? await readDocuments(context, which.organizerId, parties)
    : undefined;
  const { type, write } = writers[format];
  const bytes = await write(listRows(parties, kind, documents));
  return { name: `${kind}-${start}.${format}`, type, content: bytes.toString("base64") };
}
