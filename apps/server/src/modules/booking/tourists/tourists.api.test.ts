import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestBooking, refusal, seats, withExtras } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { openTestTourists, person } from "../../../test/open-test-tourists.ts";

let booking: TestBooking;
beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());
beforeEach(() => booking.refresh());

const openRequest = () => openTestTourists(booking);

test("everybody who travels has a form: adults first, supplements none", async () => {
  const id = await booking.addDeparture(8, withExtras);
  const one = ["room", "infant", "child"].map((option_id) => ({ option_id, count: 1 }));
  const { uuid } = await booking.ask(id, { seats: [...one, ...seats(2)] });
  const { data } = await booking.app.call("touristsInfo", { query: { uuid } });
  expect(data.tourists.map(({ title }) => title)).toEqual([
    "Взрослый",
    "Взрослый",
    "Ребёнок",
    "Младенец",
  ]);
  expect(data.tourists[0]).toMatchObject({
    position: 1,
    is_touched: true,
    can_edit: true,
    can_delete: true,
    is_complete: false,
  });
});

test("a draft keeps what is unfinished, and what is left out stays", async () => {
  const { save, read, first } = await openRequest();
  const { id } = first;
  await save({ id, last_name: " Орлова ", email: "anna@", phone: "8 916 123" });
  await save({ id, first_name: "Анна" });
  expect((await read()).tourists[0]).toMatchObject({
    full_name: "Орлова Анна",
    email: "anna@",
    phone: "8 916 123",
  });
  await save({ id, phone: "8 916 123-45-67" });
  expect((await read()).tourists[0]).toMatchObject({ phone: "+79161234567" });
});

test("a finished form names each field that is missing or wrong, and keeps nothing of it", async () => {
  const { save, read, first } = await openRequest();
  const { id } = first;
  const typed = { id, ...person, first_name: "", email: "anna@", questionnaire: { boat: "Плот" } };
  const refused = await refusal(save(typed, { is_draft: false }));
  expect(refused).toMatchObject({ status: 400 });
  expect(Object.keys((refused as { validation: object }).validation).sort()).toEqual([
    "tourists.0.email",
    "tourists.0.first_name",
    "tourists.0.passport",
    "tourists.0.questionnaire.boat",
    "tourists.0.questionnaire.size",
  ]);
  expect((await read()).tourists[0]).toMatchObject({ last_name: "" });
  const whole = {
    id,
    ...person,
    passport: "45 10 987321",
    questionnaire: { size: "41", boat: "Каяк" },
  };
  await save(whole, { is_draft: false });
  expect((await read()).tourists[0]).toMatchObject({
    is_complete: true,
    passport_mask: "•••• 7321",
    questionnaire: { size: "41", boat: "Каяк" },
  });
});

test("a number that is not its document's is refused in a draft, too; another kind drops the old one", async () => {
  const { save, read, first } = await openRequest();
  const { id } = first;
  expect(await refusal(save({ id, passport: "4510" }))).toMatchObject({ status: 400 });
  await save({ id, passport: "4510987321" });
  await save({ id, document_kind: "birth_certificate" });
  expect((await read()).tourists[0]).toMatchObject({ passport_mask: "" });
  await save({ id, passport: "iv-мю № 123456" });
  expect((await read()).tourists[0]).toMatchObject({ passport_mask: "•••• 3456" });
  await save({ id, passport: "" });
  expect((await read()).tourists[0]).toMatchObject({ passport_mask: "" });
});

// ASVS 8.2.2
test("one tourist's link reaches that one form alone", async () => {
  const { request, save, read, first, second = first } = await openRequest();
  const info = await read(second.uuid);
  expect(info).toMatchObject({ uuid: "", tourists: [{ id: second.id, uuid: "" }] });
  expect(JSON.stringify(info)).not.toContain(request.uuid);
  await save({ id: second.id, ...person }, { uuid: second.uuid });
  expect(await refusal(save({ id: first.id, ...person }, { uuid: second.uuid }))).toMatchObject({
    status: 404,
  });
  const answer = booking.app.call("updateTouristsQuestionnaires", {
    query: { id: first.id, uuid: second.uuid },
    body: { questionnaire: { size: "40" } },
  });
  expect(await refusal(answer)).toMatchObject({ status: 404 });
  const { data } = await booking.app.call("updateTouristsQuestionnaires", {
    query: { id: second.id, uuid: second.uuid },
    body: { questionnaire: { size: "40" } },
  });
  expect(data.questionnaire).toEqual({ size: "40" });
  const links = await refusal(
    booking.app.call("getRequestByUuid", { query: { uuid: second.uuid } }),
  );
  expect(links).toMatchObject({ status: 404 });
});

test("another request's tourist is not there, and a closed request keeps its people as they are", async () => {
  const a = await openRequest();
  const b = await openRequest();
  expect(await refusal(a.save({ id: b.first.id, ...person }))).toMatchObject({ status: 404 });
  await booking.app.call("cancelRequest", { body: { uuid: a.request.uuid } });
  const { id } = a.first;
  expect(await refusal(a.save({ id, ...person }))).toMatchObject({ status: 409 });
  expect((await a.read()).tourists[0]).toMatchObject({ can_edit: false, can_delete: false });
});

test("after the last day the page is gone", async () => {
  const { read } = await openRequest();
  booking.setNow(new Date("2027-12-01T00:00:00Z"));
  expect(await refusal(read())).toMatchObject({ status: 410 });
});

test("the organiser corrects a tourist and locks the form", async () => {
  const { request, save, read, first } = await openRequest();
  const { id } = first;
  const update = (who: object, body: object) =>
    booking.app.call(
      "updateTourists",
      { query: { request_id: request.id }, body: { tourists: [{ id, ...body }] } },
      who as never,
    );
  const { data } = await update(booking.organizer.owner, { ...person, can_edit: false });
  expect(data[0]).toMatchObject({ full_name: "Орлова Анна Петровна", can_edit: false });
  expect(await refusal(save({ id, first_name: "Ольга" }))).toMatchObject({ status: 409 });
  expect(await refusal(update(booking.other.owner, { first_name: "Ольга" }))).toMatchObject({
    status: 404,
  });
  expect((await read()).tourists[0]).toMatchObject({ first_name: "Анна" });
});
