import { QueryClient } from "@tanstack/react-query";
import type { AttachedSite, Image } from "@tour/api";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mountOrganizerScreen } from "../../../shell/mount-organizer-screen.tsx";
import { NoLogoColors } from "./logo-colors.tsx";
import { useShownLogo } from "./use-shown-logo.ts";

const loaded = vi.hoisted(() => ({ page: {} }));
vi.mock("../../../canvas/page-query.ts", () => ({
  pageQuery: () => ({ queryKey: ["page"], queryFn: async () => loaded.page }),
}));

const picture = (url: string): Image => ({ url, alt: "", focal_x: 0.5, focal_y: 0.5 });

interface Logos {
  header?: Image | null;
  site?: Image | null;
  organizer?: Image | null;
}

function show({ header = null, site = null, organizer = null }: Logos) {
  loaded.page = {
    draft: { blocks: [{ id: "h1", type: 1, content: { logo: header } }] },
    page: { organizer: { logo: organizer } },
  };
  function Screen() {
    const head = useShownLogo({ logo: site } as AttachedSite);
    if (!head) return null;
    if (!head.logo) return <NoLogoColors path={`/1/page/main#${head.headerId}`} />;
    return <p>{head.logo.url}</p>;
  }
  mountOrganizerScreen(Screen, { queryClient: new QueryClient() });
}

test.each<[of: string, logos: Logos, url: string]>([
  ["the header", { header: picture("/a"), site: picture("/b"), organizer: picture("/c") }, "/a"],
  ["the site", { site: picture("/b"), organizer: picture("/c") }, "/b"],
  ["the organiser", { organizer: picture("/c") }, "/c"],
])("the logo that guests see is taken: of %s", async (_, logos, url) => {
  show(logos);
  await expect.element(page.getByText(url, { exact: true })).toBeVisible();
});

test("a site without a logo says so, and leads to where it is uploaded", async () => {
  show({});
  const group = page.getByRole("group", { name: "Цвета логотипа" });
  await expect.element(group.getByText(/Логотипа на сайте пока нет/)).toBeVisible();
  const link = group.getByRole("link", { name: "Добавить в шапке" });
  expect(link.element().getAttribute("href")).toBe("/1/page/main#h1");
});
