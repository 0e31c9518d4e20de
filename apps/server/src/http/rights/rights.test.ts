import type { OrganizerRole } from "@tour/api";
import { expect, test } from "vitest";
import type { Account } from "./account.ts";
import { checkOrganizer, checkRole, checkSession } from "./rights.ts";

const account = (over: Partial<Account> = {}): Account => ({
  ...{
    id: "u",
    name: "",
    email: "",
    isConfirmed: true,
    isStaff: false,
    sessionId: "s",
    signedInAt: new Date(),
    secondFactor: { isOn: false, shownAt: null },
    impersonation: null,
    memberships: [],
  },
  ...over,
});
const member = (role: OrganizerRole) =>
  account({ memberships: [{ organizerId: 1, organizerName: "", role }] });

const outcome = (check: () => void) => {
  try {
    check();
    return "allowed";
  } catch (error) {
    return (error as { refusal: string }).refusal;
  }
};

test.each([
  ["editor", member("editor"), 1, "allowed"],
  ["editor", member("owner"), 1, "allowed"],
  ["editor", member("owner"), 2, "forbidden"],
  ["editor", account(), 1, "forbidden"],
  ["editor", null, 1, "unauthorized"],
  ["owner", member("owner"), 1, "allowed"],
  ["owner", member("editor"), 1, "forbidden"],
  ["owner", account({ isStaff: true }), 7, "allowed"],
  ["manager", member("manager"), 1, "allowed"],
  ["manager", member("editor"), 1, "forbidden"],
  ["manager", member("guide"), 1, "forbidden"],
  ["office", member("manager"), 1, "allowed"],
  ["office", member("guide"), 1, "forbidden"],
  ["guide", member("guide"), 1, "allowed"],
  ["guide", member("manager"), 1, "forbidden"],
  ["member", member("guide"), 1, "allowed"],
  ["member", member("guide"), 2, "forbidden"],
  ["anyone", null, 1, "allowed"],
] as const)("%s: %o for organiser %i is %s", (access, who, organizerId, expected) => {
  expect(outcome(() => checkOrganizer(access, who, organizerId))).toBe(expected);
});

test("staff calls are for staff alone", () => {
  expect(outcome(() => checkSession("staff", null))).toBe("unauthorized");
  expect(outcome(() => checkSession("staff", member("owner")))).toBe("forbidden");
  expect(outcome(() => checkSession("staff", account({ isStaff: true })))).toBe("allowed");
});

test("a role must be one that the session has", () => {
  expect(outcome(() => checkRole("visitor", null))).toBe("allowed");
  expect(outcome(() => checkRole("organizer", null))).toBe("unauthorized");
  expect(outcome(() => checkRole("organizer", account()))).toBe("forbidden");
  expect(outcome(() => checkRole("organizer", member("editor")))).toBe("allowed");
  expect(outcome(() => checkRole("organizer", account({ isStaff: true })))).toBe("allowed");
  expect(outcome(() => checkRole("staff", member("owner")))).toBe("forbidden");
});
