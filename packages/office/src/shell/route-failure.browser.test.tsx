import { QueryClient, QueryClientProvider, useSuspenseQuery } from "@tanstack/react-query";
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { ApiError } from "@tour/api";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { texts as allTexts } from "../texts/ru.ts";
import { Loading } from "./loading.tsx";
import { RouteFailure } from "./route-failure.tsx";

const texts = allTexts.failure;

/** A server that leaves each question open until the test refuses or answers it. */
function makeServer() {
  const questions: { answer: (words: string) => void; refuse: (error: Error) => void }[] = [];
  return {
    questions,
    ask: () =>
      new Promise<string>((answer, refuse) => {
        questions.push({ answer, refuse });
      }),
    /** As the office's own server does it when the API is down. */
    refuse: () =>
      questions
        .at(-1)
        ?.refuse(new ApiError({ status: 500, statusText: "Internal Server Error", url: "/spa/x" })),
    answer: () => questions.at(-1)?.answer("Экран"),
  };
}

type Server = ReturnType<typeof makeServer>;

/** A screen that asks the server before it opens, while it opens, or once it is shown. */
function show(place: "beforeLoad" | "loader" | "component", server: Server) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = { queryKey: ["screen"], queryFn: () => server.ask() };
  const read = () => queryClient.ensureQueryData(query).then(() => {});
  const Screen = () =>
    place === "component" ? <h1>{useSuspenseQuery(query).data}</h1> : <h1>Экран</h1>;
  const rootRoute = createRootRoute({ component: Outlet });
  const areaRoute = createRoute({
    getParentRoute: () => rootRoute,
    id: "area",
    component: Outlet,
    ...(place === "beforeLoad" && { beforeLoad: read }),
  });
  const screenRoute = createRoute({
    getParentRoute: () => areaRoute,
    path: "/",
    component: Screen,
    ...(place === "loader" && { loader: read }),
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([areaRoute.addChildren([screenRoute])]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    defaultPendingComponent: Loading,
    defaultErrorComponent: RouteFailure,
  });
  const box = document.body.appendChild(document.createElement("div"));
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    box.remove();
  });
  root.render(
    <QueryClientProvider client={queryClient}>
      {/* The router of this test is not the one that an app registers. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

const retry = () => page.getByRole("button", { name: texts.retry });

test.each(["beforeLoad", "loader", "component"] as const)(
  "what failed in %s is asked again by each press, until the screen appears",
  async (place) => {
    const server = makeServer();
    show(place, server);
    for (const count of [1, 2]) {
      await expect.poll(() => server.questions.length).toBe(count);
      server.refuse();
      await expect.element(page.getByText(texts.server)).toBeVisible();
      await expect.element(page.getByText("Internal Server Error")).not.toBeInTheDocument();
      await userEvent.click(retry());
      await expect.element(page.getByRole("img", { name: /Loading/ })).toBeVisible();
    }
    await expect.poll(() => server.questions.length).toBe(3);
    server.answer();
    await expect.element(page.getByRole("heading", { name: "Экран" })).toBeVisible();
    await expect.element(retry()).not.toBeInTheDocument();
  },
);
