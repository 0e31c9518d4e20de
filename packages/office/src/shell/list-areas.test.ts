import { expect, test } from "vitest";
import { listAreas } from "./list-areas.ts";
import { ClosedSection, requireAccess, startOf } from "./role-access.ts";

test.each([
  ["owner", ["/", "/crm", "/crm/tours"], "/"],
  ["editor", ["/", "/crm/tours"], "/"],
  ["manager", ["/crm", "/crm/departures"], "/crm"],
  ["guide", ["/crm/my-departures"], "/crm/my-departures"],
] as const)("the areas of the role %s, and where it begins", (role, areas, start) => {
  const pathOf = ({ app, path }: { app: string; path: string }) =>
    (app === "crm" ? "/crm" : "") + path || "/";
  expect(listAreas(role).map(pathOf)).toEqual(areas);
  expect(pathOf(startOf(role))).toBe(start);
  expect(areas).toContain(start);
});

test("a closed section is told from other faults by what was thrown", () => {
  const organizer = { id: 1, name: "Тропа", role: "guide" as const };
  expect(() => requireAccess(organizer, "manager")).toThrow(ClosedSection);
  expect(() => requireAccess(organizer, "guide")).not.toThrow();
});
