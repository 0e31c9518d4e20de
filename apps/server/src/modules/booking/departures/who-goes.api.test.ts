import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createStaff } from "../../../test/create-organizer.ts";
import { refusal, seats } from "../../../test/open-test-booking.ts";
import { person, withForm } from "../../../test/open-test-tourists.ts";
import { readPdf } from "../../../test/read-pdf.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { passportReadings, tourists } from "../tourist.table.ts";
import { readTestXlsx } from "./lists/read-test-xlsx.ts";

const { booking } = await useTestBooking();
const { app, organizer, other } = booking;
const document = "4510987650";
const formula = '=HYPERLINK("https://evil.example";"Орлова")';

const described = {
  ...withForm,
  prepayment_percent: 0,
  time_zone: "Asia/Barnaul",
  meeting_place: {
    name: "Автовокзал",
    address: "Горно-Алтайск",
    latitude: 51.9581,
    longitude: 85.9603,
    time_zone: "Asia/Barnaul",
  },
};

/** Two people whose seats are sold, one of them written down; one who cancelled and one too late. */
async function openGroup(written: object = {}) {
  const id = await booking.addDeparture(8, described);
  const query = { organizer_id: organizer.id, id };
  const request = await booking.ask(id, { seats: seats(2), comment: "@SUM(1;2)" });
  await app.call("confirmRequest", { body: { id: request.id } }, organizer.owner);
  const { uuid } = request;
  const { data } = await app.call("touristsInfo", { query: { uuid } });
  const [first, second] = data.tourists;
  const questionnaire = { size: "38", boat: "Каяк" };
  const told = { passport: document, food_restriction: "Без глютена", phone: "+79161234567" };
  const typed = { id: first!.id, ...person, ...told, questionnaire, ...written };
  await app.call("addTourists", { query: { uuid }, body: { tourists: [typed], is_draft: true } });
  const gone = await booking.ask(id);
  await app.call("cancelRequest", { body: { uuid: gone.uuid } });
  await booking.endHold((await booking.ask(id)).id);
  return { id, query, request, people: [first!.id, second!.id] as [number, number] };
}

test("who goes is told with ages, answers, arrivals and money, and without documents", async () => {
  const { query, request, people } = await openGroup();
  const arrival = { transport: "S7 2603", date: "2027-04-30", time: "23:40" };
  await app.call("saveArrival", { body: { uuid: request.uuid, ...arrival } });
  const { data } = await app.call("departureGuests", { query }, organizer.owner);
  expect(data.time_zone).toBe("Asia/Barnaul");
  expect(data.parties).toMatchObject([
    {
      request_id: request.id,
      status: 3,
      choose_until: null,
      arrival,
      money: { paid: { amount: 0 }, rest: { amount: 9_600_000 } },
      tourists: [
        {
          id: people[0],
          age: 37,
          phone: "+79161234567",
          food_restriction: "Без глютена",
          answers: [
            { title: "Размер обуви", answer: "38" },
            { title: "Лодка", answer: "Каяк" },
          ],
          is_complete: true,
        },
        { id: people[1], full_name: "", age: null, answers: [], is_complete: false },
      ],
    },
  ]);
  expect(JSON.stringify(data)).not.toContain(document.slice(-4));
  const foreign = { organizer_id: other.id, id: query.id };
  const asked = app.call("departureGuests", { query: foreign }, other.owner);
  expect(await refusal(asked)).toMatchObject({ status: 404 });
});

test("nobody sleeps in two rooms, who cancels falls out, and who saves later meets the newer one", async () => {
  const { query, request, people } = await openGroup();
  const room = (id: string, tourist_ids: number[]) => ({
    ...{ id, name: `Палатка ${id}`, kind: "tent" as const, beds: 2 },
    tourist_ids,
  });
  const save = (version: number, rooms: object[]) =>
    app.call("saveRooming", { query, body: { version, rooms: rooms as never } }, organizer.owner);
  const read = async () => (await app.call("departureRooming", { query }, organizer.owner)).data;
  expect(await read()).toEqual({ version: 0, rooms: [] });
  const twice = save(0, [room("1", [people[0]]), room("2", [people[1], people[0]])]);
  expect(await refusal(twice)).toMatchObject({
    status: 422,
    validation: { "rooms.1.tourist_ids": [expect.any(String)] },
  });
  // Who goes elsewhere, or nowhere, is let go.
  const rooms = [room("1", people), room("2", [])];
  const saved = await save(0, [room("1", [...people, 987_654]), room("2", [])]);
  expect(saved.data).toEqual({ version: 1, rooms });
  const [late, next] = [await refusal(save(0, [])), await save(1, [room("1", people)])];
  expect(late).toMatchObject({ status: 409, data: { version: 1, rooms } });
  expect(next.data.version).toBe(2);
  const both = await Promise.all([refusal(save(2, [])), refusal(save(2, [room("3", people)]))]);
  expect(both.filter((one) => one === "accepted")).toHaveLength(1);
  await save(3, [room("1", people)]);
  await app.call("cancelRequest", { body: { uuid: request.uuid } });
  expect(await read()).toEqual({ version: 4, rooms: [room("1", [])] });
});

test("lists open as tables whose cells are text, and no cell of theirs is a formula", async () => {
  const { query } = await openGroup({ last_name: formula, first_name: "-2+3" });
  const make = async (body: { kind: "insurance" | "transport"; format: "csv" | "xlsx" }) => {
    const { data } = await app.call("makeGuestList", { query, body }, organizer.owner);
    return { ...data, bytes: Buffer.from(data.content, "base64") };
  };
  const csv = await make({ kind: "transport", format: "csv" });
  expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [head, first, second, end] = csv.bytes.toString("utf8").slice(1).split("\r\n");
  expect(head).toBe("№;Фамилия;Имя;Отчество;Телефон;Место;Заявка;Примечание");
  const quoted = `"'=HYPERLINK(""https://evil.example"";""Орлова"")"`;
  expect(first).toContain(`1;${quoted};'-2+3;Петровна;7\u00a0916\u00a0123-45-67;Участие;`);
  expect(first).toMatch(/;"'@SUM\(1;2\)"$/);
  expect(second).toMatch(/^2;Не заполнено: заявка № \d+, турист 2;;;7\u00a0916/);
  expect(end).toBe("");
  const xlsx = await make({ kind: "insurance", format: "xlsx" });
  expect(xlsx.name).toBe("insurance-2027-05-01.xlsx");
  const { rows, formulas } = readTestXlsx(xlsx.bytes);
  expect(rows[0]).toEqual(["№", "Фамилия", "Имя", "Отчество", "Дата рождения"]);
  expect(rows[1]).toEqual(["1", formula, "-2+3", "Петровна", "28.02.1990"]);
  expect(formulas).toBe(0);
});

test("numbers of documents are in a list for their own organiser alone, each reading recorded", async () => {
  const { query, people } = await openGroup();
  const body = { kind: "insurance", format: "csv" } as const;
  const readings = () =>
    app.db
      .select({ action: passportReadings.action, touristId: passportReadings.touristId })
      .from(passportReadings)
      .innerJoin(tourists, eq(tourists.id, passportReadings.touristId))
      .where(eq(tourists.id, people[0]));
  const textOf = async (more: object) => {
    const made = await app.call(
      "makeGuestList",
      { query, body: { ...body, ...more } },
      organizer.owner,
    );
    return Buffer.from(made.data.content, "base64").toString("utf8");
  };
  expect(await textOf({})).not.toContain(document);
  expect(await readings()).toEqual([]);
  const staff = await createStaff(app);
  const asked = app.call(
    "makeGuestList",
    { query, body: { ...body, with_documents: true } },
    staff,
  );
  expect(await refusal(asked)).toMatchObject({ status: 403 });
  expect(await readings()).toEqual([]);
  expect(await textOf({ with_documents: true })).toContain(`;Паспорт РФ;${document}\r\n`);
  expect(await readings()).toEqual([{ action: "read", touristId: people[0] }]);
});

test("a guide's sheet is a PDF of names, phones and food for who sells the trip, without money and documents", async () => {
  const { id, query, request, people } = await openGroup();
  const arrival = { transport: "S7 2603", date: "2027-04-30", time: "23:40" };
  await app.call("saveArrival", { body: { uuid: request.uuid, ...arrival } });
  const rooms = [{ id: "1", name: "Палатка 1", kind: "tent" as const, beds: 2 }];
  const body = { version: 0, rooms: rooms.map((one) => ({ ...one, tourist_ids: [people[0]] })) };
  await app.call("saveRooming", { query, body }, organizer.owner);
  const get = (cookie?: string) =>
    app.app.request(`/crm/api/departure/guide-sheet?id=${id}`, {
      headers: cookie ? { cookie } : {},
    });
  expect((await get()).status).toBe(401);
  expect((await get(other.owner.cookie)).status).toBe(404);
  expect((await get(organizer.editor.cookie)).status).toBe(404);
  const answer = await get(organizer.owner.cookie);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const text = readPdf(Buffer.from(await answer.arrayBuffer())).replaceAll(/\s/g, " ");
  const joined = text.replaceAll(" ", "");
  for (const part of ["Орлова", "37лет", "+7916123-45-67", "Безглютена", "S72603", "Палатка1"]) {
    expect(joined).toContain(part);
  }
  for (const part of [document, document.slice(-4), "руб", "48000"]) {
    expect(joined).not.toContain(part);
  }
});
