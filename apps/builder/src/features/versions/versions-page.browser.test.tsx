import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { createBlock } from "@tour/blocks/definitions";
import { findPresetType } from "@tour/theme";
import { queryClient } from "@tour/office/api";
import { ToastProvider } from "@tour/ui-kit/message";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LiveSite } from "../../live/live-site.tsx";
import { texts as allTexts } from "../../texts/ru.ts";
import { VersionsPage } from "./versions-page.tsx";

const texts = allTexts.versions;
const organizer = { id: 1, name: "Тропа", role: "owner" };
const account = { is_confirmed: true, email: "a@example.com", organizers: [organizer] };

const { preset } = findPresetType("taiga")!;
const story = { ...createBlock(5), id: "a" };

/** The server's side: how many versions there are, and whether the draft has something new. */
function stubServer() {
  const site = { version: 1, waits: true, losesAnswers: false, scheduled: [] as object[] };
  const publish = () => Object.assign(site, { version: site.version + 1, waits: false });
  const answers: Record<string, () => unknown> = {
    "restore-page-version": () => ({ version: 2 }),
    "page-versions": () =>
      Array.from({ length: site.version }, (_, index) => ({
        version: site.version - index,
        publish_type: "site",
        published_at: "2027-01-01T00:00:00Z",
        published_by: "Анна",
        blocks_count: 0,
        is_current: index === 0,
      })),
    "unpublished-blocks": () => ({
      blocks: [],
      changes: site.waits ? [{ id: "a", change: "removed" }] : [],
    }),
    "attached-site": () => ({
      ...{ id: 1, name: "Тропа", title: "", description: "", preset_type: "taiga", preset },
      ...{ published_at: "2027-01-01T00:00:00Z", missing_documents: [] },
      time_zone: "Asia/Barnaul",
      has_unpublished: { main: site.waits, tour: false, site: false },
    }),
    "get-page": () => ({ blocks: site.waits ? [] : [story], version: 1 }),
    "published-site": () => ({
      ...{ version: site.version, main: site.waits ? [story] : [], tour: [], documents: [] },
      site: { id: 1, name: "Тропа", title: "", description: "", preset_type: "taiga", preset },
    }),
    // No channel can be opened here: one asks.
    changes: () => ({
      cursor: String(site.version),
      changes: site.version > 1 ? [{ kind: "site", id: 1 }] : [],
      ...{ viewers: [], is_outdated: false },
    }),
    account: () => account,
    "scheduled-publications": () => site.scheduled,
    "cancel-publication": () => void (site.scheduled = []),
    "publish-data": () => ({ version: publish().version, url: "https://example.com" }),
  };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url);
    const found = Object.keys(answers).find((name) => pathname.endsWith(name));
    if (!found) return new Promise<Response>(() => {});
    const data = answers[found]?.();
    if (found === "cancel-publication") return Response.json({ success: true });
    if (site.losesAnswers && found === "publish-data") return new Response("", { status: 502 });
    return Response.json({ data });
  });
  const loseAnswers = () => (site.losesAnswers = true);
  const schedule = (...scheduled: object[]) => (site.scheduled = scheduled);
  return { publish, loseAnswers, schedule };
}

function show() {
  const server = stubServer();
  const rootRoute = createRootRoute({ component: Outlet });
  const organizerRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/$organizerId",
    beforeLoad: () => ({ organizer, account }),
    component: Outlet,
  });
  const versionsRoute = createRoute({
    getParentRoute: () => organizerRoute,
    path: "/versions",
    component: VersionsPage,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([organizerRoute.addChildren([versionsRoute])]),
    history: createMemoryHistory({ initialEntries: ["/1/versions"] }),
  });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    queryClient.clear();
    vi.unstubAllGlobals();
  });
  root.render(
    <QueryClientProvider client={queryClient}>
      {/* The router of this test is not the one that the app registers. */}
      <LiveSite organizerId={1}>
        <ToastProvider>
          <RouterProvider router={router as never} />
        </ToastProvider>
      </LiveSite>
    </QueryClientProvider>,
  );
  return server;
}

/** What the list marks as being on the site. */
const current = () => document.querySelector("li[data-current=true]")?.textContent;

async function publishEverything() {
  await expect.poll(current).toContain(texts.number(1));
  await userEvent.click(page.getByRole("button", { name: allTexts.publishButton.button }));
  await userEvent.click(page.getByRole("button", { name: allTexts.publish.all }));
}

test("what was published from this screen is on the site at once", async () => {
  show();
  await publishEverything();
  await expect.element(page.getByText(allTexts.publish.doneText(2))).toBeVisible();
  await expect.poll(current).toContain(texts.number(2));
  await expect.element(page.getByText(texts.noChanges)).toBeInTheDocument();
});

test("what was published, and whose answer was lost, is on the site at once, too", async () => {
  show().loseAnswers();
  await publishEverything();
  await expect.element(page.getByText(allTexts.publish.failed)).toBeVisible();
  await expect.poll(current).toContain(texts.number(2));
});

test("a version says when it was published by the organiser's clocks", async () => {
  show();
  await expect.poll(current).toMatch(/^1 января.* в 07:00/);
});

test("what is said of a version that is back in the draft moves no button of the list", async () => {
  const server = show();
  for (let version = 1; version < 12; version += 1) server.publish();
  const restore = page.getByRole("button", { name: texts.restore });
  await expect.poll(() => restore.elements().length).toBe(12);
  const tops = () => restore.elements().map((button) => button.getBoundingClientRect().top);
  const before = tops();
  await userEvent.click(restore.nth(1));
  const undo = page.getByRole("button", { name: texts.undo });
  await expect.element(undo).toBeInViewport();
  expect(tops()).toEqual(before);
});

test("what is no longer in the draft is called by its name", async () => {
  show();
  const row = page.getByRole("listitem").filter({ hasText: allTexts.comparison.change.removed });
  await expect.poll(() => row.element().textContent).toMatch(/^О\sнас/);
});

test("what a colleague published meanwhile is seen without a reload", async () => {
  const server = show();
  await expect.poll(current).toContain(texts.number(1));
  server.publish();
  await expect.poll(current).toContain(texts.number(2));
  await expect.element(page.getByText(texts.noChanges)).toBeVisible();
});

const later = allTexts.later;
const scheduled = {
  ...{ id: 7, publish_at: "2027-02-01T03:00:00Z", scheduled_by: "Анна" },
  scheduled_at: "2027-01-20T03:00:00Z",
  parts: { main: [{ id: "a", type: 5, change: "removed" }], tour: [], site: true },
  failure: null,
};

test("what waits says when, by the organiser's clocks, and what; once asked it is cancelled", async () => {
  show().schedule(scheduled);
  await expect.element(page.getByText(/^Выйдет 1 февраля.* в 10:00$/)).toBeVisible();
  await expect.element(page.getByText("О нас", { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText(later.site)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: later.cancel }));
  const dialog = page.getByRole("dialog");
  await userEvent.click(dialog.getByRole("button", { name: later.cancel }));
  await expect.poll(() => document.body.textContent).not.toContain(later.waitingTitle);
});

test("what did not go out says why", async () => {
  const failure = { at: "2027-02-01T03:00:00Z", message: "Исправьте блоки: «О нас»" };
  show().schedule({ ...scheduled, failure });
  await expect.element(page.getByText(/^Не вышла 1 февраля/)).toBeVisible();
  await expect.element(page.getByText(failure.message)).toBeVisible();
});
