import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Link,
  RouterContextProvider,
} from "@tanstack/react-router";
import type { MediaFile, MediaPlace } from "@tour/api";
import { LinkProvider } from "@tour/ui-kit/link";
import type { RouterLinkProps } from "@tour/ui-kit/link";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PictureUsage } from "./picture-usage.tsx";

const server = vi.hoisted(() => ({ getMediaUsage: vi.fn() }));
vi.mock("../api/client.ts", () => ({ client: server }));

/** As the office's apps have the router open what leads to their own screens. */
function OwnLink({ to, ...props }: RouterLinkProps) {
  const [path, hash] = to.split("#");
  return <Link {...props} to={path} {...(hash && { hash })} />;
}

/** The places of a picture, as seen in the builder. */
function show(places: MediaPlace[]) {
  server.getMediaUsage.mockResolvedValue({ data: { places } });
  const history = createMemoryHistory({ initialEntries: ["/7/page/main"] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const leave = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const file = { id: "picture" } as MediaFile;
  root.render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={new QueryClient()}>
        <LinkProvider component={OwnLink}>
          <PictureUsage organizerId={7} file={file} removed={() => {}} leave={leave} />
        </LinkProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return { history, leave };
}

const place = (kind: MediaPlace["kind"], more: Partial<MediaPlace> = {}): MediaPlace => ({
  ...{ kind, title: "", id: null, is_live: false },
  ...more,
});
const ways = () =>
  page
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));

test("each place of a picture leads to where it is changed, in whichever app that is", async () => {
  show([
    place("main", { title: "О нас", id: "a1", is_live: true }),
    place("tour-page", { title: "Галерея", id: "b2" }),
    place("tour", { title: "Алтай", id: 12, is_live: true }),
    place("favicon"),
    place("logo", { is_live: true }),
    place("versions", { title: "1, 2" }),
    place("collection", { title: "Зима" }),
  ]);
  await expect.element(page.getByRole("link", { name: "Тур «Алтай»" })).toBeVisible();
  expect(ways()).toEqual([
    "/7/page/main#block-a1",
    "/7/page/tour#block-b2",
    "/crm/7/tours/12",
    "/7/settings#favicon",
    "/7/versions",
  ]);
});

test("the way to a block of the page that one is on goes there, and closes the library", async () => {
  const { history, leave } = show([place("main", { title: "О нас", id: "a1" })]);
  await userEvent.click(page.getByRole("link", { name: "Главная страница, блок «О нас»" }));
  await expect.poll(() => history.location.href).toBe("/7/page/main#block-a1");
  expect(leave).toHaveBeenCalledOnce();
});
