import { expect, test } from "vitest";
import { makeSamplePage } from "../sample/sample-page.ts";
import { selectContacts } from "./select-contacts.ts";

const page = makeSamplePage("main");
const nothing = { phones: [], email: "", messengers: [], address: "", coordinates: "" };

test("empty fields are filled from the organiser", () => {
  expect(selectContacts(page, nothing)).toMatchObject({
    phones: page.organizer?.phones,
    email: page.organizer?.email,
    address: page.organizer?.address,
    place: null,
  });
});

test("filled fields take precedence, each by itself", () => {
  const own = { ...nothing, phones: ["+79991234567"], coordinates: "51.9, 85.9" };
  expect(selectContacts(page, own)).toMatchObject({
    phones: ["+79991234567"],
    email: page.organizer?.email,
    place: { latitude: 51.9, longitude: 85.9 },
  });
});

test("a messenger with an unsafe address does not count", () => {
  const own = { ...nothing, messengers: [{ kind: "vk" as const, url: "javascript:alert(1)" }] };
  expect(selectContacts(page, own).messengers).toEqual([
    { kind: "telegram", url: "https://t.me/tropa" },
    { kind: "whatsapp", url: "https://wa.me/73882212345" },
  ]);
});
