import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import type { LedDepartureGuests } from "@tour/api";
import { RouteFailure, requireAccess } from "@tour/office/shell";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { myDepartureTexts as texts } from "../../texts/my-departures.ru.ts";
import { DepartureGuestsPage } from "./departure-guests-page.tsx";
import { guidingQueries } from "./guiding-queries.ts";
import { MyDeparturesPage } from "./my-departures-page.tsx";

const organizer = { id: 1, name: "Тропа", role: "guide" as const };
const departure: LedDepartureGuests["departure"] = {
  ...{ id: 7, tour: "Пешком к Белухе", start_date: "2099-05-01", end_date: "2099-05-03" },
  ...{ start_time: "09:30", time_zone: "Asia/Barnaul", meeting_place: "Автовокзал" },
  ...{ status: "open", guests: 3 },
};
const party: LedDepartureGuests["parties"][number] = {
  ...{ id: 12, name: "Ольга Мирная", phone: "+79000000301", seats: 3 },
  people: [
    { name: "Мирная Ольга", phone: "+79000000301" },
    { name: "Мирная Вера", phone: "+79000000302" },
  ],
  arrival: {
    ...{ transport: "S7 2603", date: "2099-04-30", time: "23:40", comment: "С лыжами" },
    updated_at: "2099-04-01T00:00:00Z",
  },
};

/** The screens of a guide at an address, and one that is not theirs. */
function show(address: string) {
  const rootRoute = createRootRoute({ component: Outlet });
  const organizerRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/$organizerId",
    beforeLoad: () => ({ organizer, account: { organizers: [organizer] } }),
    component: Outlet,
  });
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => organizerRoute, path, component });
  const closed = createRoute({
    getParentRoute: () => organizerRoute,
    path: "/requests",
    beforeLoad: () => requireAccess(organizer, "manager"),
    component: () => "Заявки",
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      organizerRoute.addChildren([
        at("/my-departures", MyDeparturesPage),
        at("/my-departures/$departureId", () => <DepartureGuestsPage id={7} />),
        closed,
      ]),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
    defaultErrorComponent: RouteFailure,
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(guidingQueries.departures(1).queryKey, [departure]);
  client.setQueryData(guidingQueries.guests(1, 7).queryKey, { departure, parties: [party] });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <QueryClientProvider client={client}>
      {/* The router of this test is not the one that the app registers. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

test("a guide goes from the departure to its guests, and calls them by a press", async () => {
  await page.viewport(390, 844);
  show("/1/my-departures");
  await userEvent.click(page.getByRole("link", { name: /Пешком к Белухе/ }));
  await expect.element(page.getByRole("heading", { name: "Ольга Мирная" })).toBeVisible();
  const calls = page.getByRole("link", { name: /Позвонить/ });
  expect(calls.elements().map((link) => link.getAttribute("href"))).toEqual([
    "tel:+79000000301",
    "tel:+79000000302",
  ]);
  for (const link of calls.elements()) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  await expect.element(page.getByText(texts.unnamed(1))).toBeVisible();
  await expect.element(page.getByText("S7 2603")).toBeVisible();
  await expect.element(page.getByText(/23:40/)).toBeVisible();
});

test("a direct address of another role's section says which role one has, and the way to one's own", async () => {
  show("/1/requests");
  await expect.element(page.getByText(/Ваша роль в команде: гид/)).toBeVisible();
  const way = page.getByRole("link", { name: "К моим разделам" });
  expect(way.element().getAttribute("href")).toMatch(/\/1\/my-departures$/);
});
