import { expect, test } from "vitest";
import { emptyValues } from "./booking-values.ts";
import { findRefusals } from "./find-refusals.ts";
import { nameRefusals } from "./name-refusals.ts";

const offer = {
  documents: [
    { kind: "agreement", title: "Оферта", version: 2 },
    { kind: "personal_data", title: "Политика", version: 1 },
  ] as never,
  words: [
    { kind: "others", version: 1, text: "Могу передать их данные" },
    { kind: "advertising", version: 1, text: "Хочу новости" },
  ] as never,
};
const whole = {
  ...emptyValues,
  contact: { name: "Ольга Ким", phone: "+79161234567", email: "olga@example.com" },
  consents: { agreement: true, personal_data: true, others: true, advertising: false },
};

test("an empty form has all of its problems named at once, each by its field", async () => {
  const refusals = await findRefusals(emptyValues, offer, 2);
  expect(nameRefusals(refusals, offer)).toEqual([
    { text: "Имя: Обязательно для заполнения", field: "contact.name" },
    { text: "Телефон: Обязательно для заполнения", field: "contact.phone" },
    { text: "E-mail: Обязательно для заполнения", field: "contact.email" },
    { text: "«Оферта»: без этого согласия забронировать нельзя", field: "consents.agreement" },
    {
      text: "Обработка персональных данных: без этого согласия забронировать нельзя",
      field: "consents.personal_data",
    },
    {
      text: "Подтвердите, что можете передать данные тех, кого записываете.",
      field: "consents.others",
    },
  ]);
});

test("nothing is asked for that a form need not have", async () => {
  expect(await findRefusals(whole, offer, 2)).toEqual({});
  const alone = { ...whole, consents: { ...whole.consents, others: false } };
  expect(await findRefusals(alone, offer, 1)).toEqual({});
  const none = { ...whole, consents: emptyValues.consents };
  expect(await findRefusals(none, { documents: [], words: [] }, 2)).toEqual({});
});

test("what the call refused is named by its field, and what is of no field by itself", () => {
  const refused = { "contact.email": ["Такого адреса нет"], seats: ["Мест нет"] };
  expect(nameRefusals(refused, offer)).toEqual([
    { text: "E-mail: Такого адреса нет", field: "contact.email" },
    { text: "Мест нет" },
  ]);
});
