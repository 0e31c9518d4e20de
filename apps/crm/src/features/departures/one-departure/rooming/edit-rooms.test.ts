import { expect, test } from "vitest";
import { addRoom, placeTourist } from "./edit-rooms.ts";
import type { TypedRoom } from "./edit-rooms.ts";

const room = (id: string, tourist_ids: number[], over: Partial<TypedRoom> = {}): TypedRoom => ({
  id,
  name: `Номер ${id}`,
  kind: "room",
  beds: 2,
  tourist_ids,
  ...over,
});
const kinds = { room: "Номер", tent: "Палатка", cabin: "Каюта", house: "Домик" };

test("whoever is put into a room leaves the one that they were in", () => {
  const rooms = [room("1", [7, 8]), room("2", [9])];
  const inside = (list: TypedRoom[]) => list.map(({ tourist_ids: ids }) => ids);
  expect(inside(placeTourist(rooms, 7, "2"))).toEqual([[8], [9, 7]]);
  expect(inside(placeTourist(rooms, 7, "1"))).toEqual([[7, 8], [9]]);
  expect(inside(placeTourist(rooms, 9, null))).toEqual([[7, 8], []]);
  expect(inside(placeTourist(rooms, 5, "1"))).toEqual([[7, 8, 5], [9]]);
});

test("a new room is like the last one, under a name that is free", () => {
  const first = addRoom([], kinds);
  expect(first).toMatchObject([{ name: "Номер 1", beds: 2, tourist_ids: [] }]);
  const tents = [room("1", [4], { name: "Палатка 2", kind: "tent", beds: 3 })];
  expect(addRoom(tents, kinds)[1]).toMatchObject({ name: "Палатка 3", kind: "tent", beds: 3 });
});
