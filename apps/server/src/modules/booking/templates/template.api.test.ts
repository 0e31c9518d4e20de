import { templateLimits } from "@tour/api";
import { expect, test } from "vitest";
import { refusal } from "../../../test/open-test-booking.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";

const { booking } = await useTestBooking();
const { app, organizer, other } = booking;

const query = { organizer_id: organizer.id };
const save = async (title: string, id?: number) => {
  const body = { title, text: `${title}: {имя}`, ...(id !== undefined && { id }) };
  return (await app.call("saveMessageTemplate", { query, body }, organizer.owner)).data;
};
const titles = (templates: { title: string }[]) => templates.map(({ title }) => title);

test("templates are added, changed and taken away by their own organiser, in the order of their titles", async () => {
  await save("Яхта");
  await save("Ёлка");
  const [first] = await save("Жара");
  expect(titles(await save("Арбуз", first!.id))).toEqual(["Арбуз", "Жара", "Яхта"]);
  const body = { id: first!.id };
  const foreign = { query: { organizer_id: other.id }, body };
  const remove = (input: typeof foreign, by = organizer.owner) =>
    app.call("removeMessageTemplate", input, by);
  expect(await refusal(remove(foreign, other.owner))).toMatchObject({ status: 404 });
  expect(titles((await remove({ query, body })).data)).toEqual(["Жара", "Яхта"]);
  expect(await refusal(remove({ query, body }))).toMatchObject({ status: 404 });
});

test("those that come at once are not more than there may be", async () => {
  const { data: before } = await app.call("listMessageTemplates", { query }, organizer.owner);
  const left = templateLimits.count - before.length;
  const outcomes = await Promise.all(
    Array.from({ length: left + 3 }, (_, index) => refusal(save(`Шаблон ${index}`))),
  );
  expect(outcomes.filter((one) => one === "accepted")).toHaveLength(left);
});
