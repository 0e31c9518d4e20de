import { seats } from "./open-test-booking.ts";
import type { TestBooking } from "./open-test-booking.ts";

/** A tour that asks its tourists for a document, a size and a boat. */
export const withForm = {
  tourist_form: {
    asks_document: true,
    questions: [
      { id: "size", title: "Размер обуви", kind: "text" as const, options: [], is_required: true },
      {
        id: "boat",
        title: "Лодка",
        kind: "choice" as const,
        options: ["Каяк", "Рафт"],
        is_required: false,
      },
    ],
  },
};

export const person = {
  last_name: "Орлова",
  first_name: "Анна",
  middle_name: "Петровна",
  birthday: "1990-02-28",
};

/** A request of people who are asked for a document and a size, and what its guest can do. */
export async function openTestTourists(booking: TestBooking, count = 2) {
  const id = await booking.addDeparture(8, withForm);
  const request = await booking.ask(id, { seats: seats(count) });
  const read = async (uuid = request.uuid) =>
    (await booking.app.call("touristsInfo", { query: { uuid } })).data;
  const save = (typed: object, { uuid = request.uuid, is_draft = true } = {}) =>
    booking.app.call("addTourists", {
      query: { uuid },
      body: { tourists: [typed as { id: number }], is_draft },
    });
  const { tourists: people } = await read();
  return { request, read, save, first: people[0]!, second: people[1] };
}
