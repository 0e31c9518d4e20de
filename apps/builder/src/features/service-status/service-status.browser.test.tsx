import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { QueryClient } from "@tanstack/react-query";
import { serviceParts } from "@tour/api";
import type { ServicePart } from "@tour/api";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { texts as allTexts } from "../../texts/ru.ts";
import { mountOrganizerScreen } from "../../shell/mount-organizer-screen.tsx";
import { ServiceStatusPage } from "./service-status-page.tsx";

const texts = allTexts.serviceStatus;
let broken: Partial<Record<ServicePart, number | null>> = {};
let isSilent = false;

afterEach(() => {
  vi.unstubAllGlobals();
  broken = {};
  isSilent = false;
});

function show() {
  vi.stubGlobal("fetch", async () => {
    if (isSilent) throw new TypeError("Failed to fetch");
    const parts = serviceParts.map((part) => ({
      part,
      works: !(part in broken),
      for_seconds: broken[part] ?? null,
    }));
    return Response.json({ data: { checked_at: "2026-11-28T09:05:00Z", parts } });
  });
  mountOrganizerScreen(ServiceStatusPage, { role: "owner", queryClient: new QueryClient() });
}

test("all that works is said in one line and part by part", async () => {
  show();
  await expect.element(page.getByText(texts.fine)).toBeVisible();
  expect(page.getByRole("listitem").elements()).toHaveLength(serviceParts.length);
  expect(page.getByText(texts.works, { exact: true }).elements()).toHaveLength(serviceParts.length);
});

test("what does not work says what that means and since when, until it works again", async () => {
  broken = { emails: 1200, files: null };
  show();
  await expect.element(page.getByText(texts.troubled)).toBeVisible();
  await expect.element(page.getByText(texts.troubles.files)).toBeVisible();
  const late = `${texts.troubles.emails} Уже 20\u00a0минут.`;
  await expect.element(page.getByText(late)).toBeVisible();
  broken = {};
  await userEvent.click(page.getByRole("button", { name: texts.again }));
  await expect.element(page.getByText(texts.fine)).toBeVisible();
});

test("a server that does not answer is said, and asked again", async () => {
  isSilent = true;
  show();
  await expect.element(page.getByText(texts.silent)).toBeVisible();
  isSilent = false;
  await userEvent.click(page.getByRole("button", { name: texts.again }));
  await expect.element(page.getByText(texts.fine)).toBeVisible();
  expect(page.getByText(texts.silent).elements()).toEqual([]);
});
