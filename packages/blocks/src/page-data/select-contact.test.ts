import type { OrganizerPublic } from "@tour/api";
import { expect, test } from "vitest";
import { makeSamplePage } from "../sample/sample-page.ts";
import { contactHref, selectContact } from "./select-contact.ts";

const organizer = makeSamplePage("tour").organizer as OrganizerPublic;

test("the preferred contact is used, or else the organiser's first one", () => {
  expect(selectContact(organizer, "phone")?.url).toBe("tel:+73882212345");
  expect(selectContact(organizer)?.kind).toBe("messenger");
  expect(selectContact({ ...organizer, messengers: [] }, "messenger")?.kind).toBe("phone");
});

test("an organiser without contacts, or an unknown one, has none", () => {
  const bare = { ...organizer, messengers: [], phones: [" "], email: "" };
  expect(selectContact(bare)).toBeNull();
  expect(selectContact(null)).toBeNull();
});

test("a broadcast channel and an unsafe address are not contacts to write to", () => {
  const messengers: OrganizerPublic["messengers"] = [
    { kind: "youtube", url: "https://youtube.com/@tropa" },
    { kind: "telegram", url: "javascript:alert(1)" },
  ];
  expect(selectContact({ ...organizer, messengers })?.kind).toBe("phone");
});

test("an e-mail link has a subject", () => {
  const email = selectContact(organizer, "email");
  expect(email && contactHref(email, "9 мая & 2 места")).toBe(
    `mailto:hello@tropa.example?subject=${encodeURIComponent("9 мая & 2 места")}`,
  );
});
