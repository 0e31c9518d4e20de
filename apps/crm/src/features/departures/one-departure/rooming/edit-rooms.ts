import type { Room } from "@tour/api";

/** A room as its form holds it: the number of beds may be missing while it is typed. */
export type TypedRoom = Omit<Room, "beds"> & { beds: number | null };

/** Puts somebody into a room, and out of any other; null takes them out of all. */
export const placeTourist = (
  rooms: readonly TypedRoom[],
  touristId: number,
  roomId: string | null,
): TypedRoom[] =>
  rooms.map((room) => {
    const isInside = room.tourist_ids.includes(touristId);
    if (isInside === (room.id === roomId)) return room;
    const others = room.tourist_ids.filter((id) => id !== touristId);
    return { ...room, tourist_ids: isInside ? others : [...others, touristId] };
  });

/** A room like the last one, under the next number. */
export function addRoom(
  rooms: readonly TypedRoom[],
  kinds: Record<Room["kind"], string>,
): TypedRoom[] {
  const last = rooms.at(-1);
  const kind = last?.kind ?? "room";
  const taken = new Set(rooms.map(({ name }) => name));
  let number = rooms.length + 1;
  while (taken.has(`${kinds[kind]} ${number}`)) number += 1;
  const name = `${kinds[kind]} ${number}`;
  return [
    ...rooms,
    { id: crypto.randomUUID(), name, kind, beds: last?.beds ?? 2, tourist_ids: [] },
  ];
}
