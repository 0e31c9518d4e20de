import type { Room, Rooming, ValidationMap } from "@tour/api";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../../db/database.ts";
import { Refusal } from "../../../../http/errors/errors.ts";
import { refuseFound } from "../../../tours/check-tour.ts";
import { viewDeparture } from "../../../tours/own-departures.ts";
import { listGoingIds } from "../guests/list-going.ts";
import { departureRoomings } from "./rooming.table.ts";
import { roomingTexts } from "./rooming.texts.ts";

interface Which {
  id: number;
  organizerId: number;
}

/** Who sleeps where; whoever does not go any more is left out. 404 for another organiser's departure. */
export async function readRooming(db: Database, which: Which): Promise<Rooming> {
  await viewDeparture(db, which);
  const [row] = await db
    .select()
    .from(departureRoomings)
    .where(eq(departureRoomings.departureId, which.id));
  if (!row) return { version: 0, rooms: [] };
  const going = await listGoingIds(db, which.id);
  return { version: row.version, rooms: row.rooms.map((room) => keepGoing(room, going)) };
}

const keepGoing = (room: Room, going: Set<number>): Room => ({
  ...room,
  tourist_ids: room.tourist_ids.filter((id) => going.has(id)),
});

/** Keeps it where nobody else was first: 409 with the newer one otherwise. 422 for who has two beds. */
export async function saveRooming(
  db: Database,
  which: Which,
  { version, rooms }: Rooming,
): Promise<Rooming> {
  refuseFound(findDoubles(rooms));
  return db.transaction(async (tx) => {
    await viewDeparture(tx, which);
    const going = await listGoingIds(tx, which.id);
    const kept = rooms.map((room) => keepGoing(room, going));
    const [saved] =
      version === 0 ? await begin(tx, which, kept) : await goOn(tx, which, version, kept);
    if (saved) return saved;
    const data = await readRooming(tx, which);
    throw new Refusal("conflict", roomingTexts.changedElsewhere, { data });
  });
}

const answered = { version: departureRoomings.version, rooms: departureRoomings.rooms };

const begin = (tx: Database, { id }: Which, rooms: Room[]) =>
  tx
    .insert(departureRoomings)
    .values({ departureId: id, version: 1, rooms })
    .onConflictDoNothing()
    .returning(answered);

const goOn = (tx: Database, { id }: Which, version: number, rooms: Room[]) =>
  tx
    .update(departureRoomings)
    .set({ version: sql`${departureRoomings.version} + 1`, rooms })
    .where(and(eq(departureRoomings.departureId, id), eq(departureRoomings.version, version)))
    .returning(answered);

/** Rooms that are named twice, and people who stand in two. */
function findDoubles(rooms: readonly Room[]): ValidationMap {
  const found: ValidationMap = {};
  const ids = new Set<string>();
  const people = new Set<number>();
  for (const [index, { id, tourist_ids: inside }] of rooms.entries()) {
    if (ids.has(id)) found[`rooms.${index}.id`] = [roomingTexts.doubleRoom];
    ids.add(id);
    if (inside.some((one, at) => people.has(one) || inside.indexOf(one) !== at)) {
      found[`rooms.${index}.tourist_ids`] = [roomingTexts.doublePerson];
    }
    for (const one of inside) people.add(one);
  }
  return found;
}
