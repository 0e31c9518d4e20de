import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { SellerRequest } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { touristTexts as texts } from "../../texts/tourists.ru.ts";
import { showOverServer } from "./show-over-server.tsx";
import { TouristsCard } from "./tourists-card.tsx";

const person = (id: number, mask: string) => ({
  ...{ id, uuid: "", position: id, title: "Взрослый", kind: "person", full_name: `Турист ${id}` },
  ...{ first_name: "", last_name: "", middle_name: "", birthday: null, email: "", phone: "" },
  ...{ document_kind: "passport", passport_mask: mask, food_restriction: "", questionnaire: {} },
  ...{
    joins_guest_summary: false,
    is_touched: true,
    is_complete: true,
    can_edit: false,
    can_delete: false,
  },
});
const request = {
  ...{ id: 41, organizer_id: 3, status: 4, tourist_form: { asks_document: true, questions: [] } },
  tourists: [person(1, "•••• 7321"), person(2, "•••• 1111")],
  passport_readings: [
    { tourist_id: 2, action: "erased", reader: "Анна", at: "2027-05-10T10:00:00.000Z" },
    { tourist_id: 1, action: "read", reader: "", at: "2027-05-09T10:00:00.000Z" },
  ],
} as unknown as SellerRequest;

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a number is erased after a question, also when the trip is over; a failure says so and can be tried again", async () => {
  let isBroken = true;
  const sent = showOverServer(<TouristsCard request={request} />, () => {
    const answer: [number, object] = isBroken
      ? [409, { message: "Не вышло", error: "conflict" }]
      : [200, { data: request }];
    isBroken = false;
    return answer;
  });
  await expect.element(page.getByText(/номер стёрт: Турист 2/)).toBeVisible();
  await userEvent.click(button(texts.erase).first());
  await expect.element(page.getByText(texts.erasing.one("Турист 1"))).toBeVisible();
  await userEvent.click(button(texts.erasing.back));
  expect(sent).toEqual([]);
  await userEvent.click(button(texts.erase).first());
  await userEvent.click(button(texts.erasing.submit));
  await expect.element(page.getByText("Не вышло")).toBeVisible();
  await userEvent.click(button(texts.erasing.submit));
  await expect.element(page.getByText(texts.erasing.done)).toBeVisible();
  await userEvent.click(button(texts.eraseAll));
  await expect.element(page.getByText(texts.erasing.allText)).toBeVisible();
  await userEvent.click(button(texts.erasing.submit));
  await expect.element(page.getByText(texts.erasing.allDone)).toBeVisible();
  const path = "/crm/api/request/erase-passports";
  expect(sent).toEqual([
    { path, body: { request_id: 41, tourist_id: 1 } },
    { path, body: { request_id: 41, tourist_id: 1 } },
    { path, body: { request_id: 41 } },
  ]);
});

test("with one number on file there is one way to erase it", async () => {
  const [first, second] = request.tourists;
  const tourists = [{ ...first!, passport_mask: "" }, second!];
  showOverServer(<TouristsCard request={{ ...request, tourists }} />, () => [500, {}]);
  await expect.element(button(texts.erase)).toBeVisible();
  expect(button(texts.eraseAll).elements()).toEqual([]);
});
