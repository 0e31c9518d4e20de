import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { QueryClient, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { MainPageSetting } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { routes } from "@tour/api/routes";
import { client } from "@tour/office/api";
import { useEffect, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountOrganizerScreen } from "../../shell/mount-organizer-screen.tsx";
import { useOrganizer } from "@tour/office/shell";
import { texts as allTexts } from "../../texts/ru.ts";
import { siteUndoOf } from "../../undo/site-undo.ts";
import { FaviconCard } from "./favicon-card.tsx";
import { ShareImage } from "./share-image.tsx";
import { siteSettingQueries } from "./site-setting-queries.ts";

const texts = allTexts.settings;
const mine = "m".repeat(22);
const theirs = "t".repeat(22);

const settingOf = (id: string | null): MainPageSetting => ({
  ...{ title: "Алтай", description: "", is_indexable: true },
  share_image: id === null ? null : { url: `/media/${id}/{size}` },
  analytics: { yandex_metrica: "", google_analytics: "" },
});
const filesOf = (id: string | null) =>
  id === null
    ? []
    : [{ url: `/media/favicon/${id}/32.png`, size: "32x32", type: "image/png" as const }];

/** Undo as the builder's screens have it, of one that stays where it is. */
function TakeBack({ organizerId }: { organizerId: number }) {
  const [said, setSaid] = useState("");
  const undo = siteUndoOf(organizerId);
  useEffect(() => undo.open("settings"), [undo]);
  useQuery(builderQueries.site(client, organizerId));
  const takeBack = () => undo.move("undo", { go: async () => true }, ({ kind }) => setSaid(kind));
  return (
    <button type="button" onClick={takeBack}>
      {`Отменить ${said}`}
    </button>
  );
}

function Cards() {
  const { organizer } = useOrganizer();
  const setting = useSuspenseQuery(siteSettingQueries.words(organizer.id)).data;
  const files = useSuspenseQuery(siteSettingQueries.favicon(organizer.id)).data;
  return (
    <>
      <TakeBack organizerId={organizer.id} />
      <ShareImage organizerId={organizer.id} image={setting.share_image} />
      <FaviconCard organizerId={organizer.id} icon={files.at(-1)?.url ?? null} title="Алтай" />
    </>
  );
}

interface Body {
  settings?: { share_image_file_id: string | null };
  file_id?: string | null;
  was?: { share_image_file_id: string | null } | string | null;
}

/** A server that keeps two pictures, and refuses what did not begin from the one that it has. */
function showCards() {
  const kept = { share: mine as string | null, favicon: mine as string | null };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  /** What happens while the site is read. */
  const meanwhile = { act: async () => {} };
  const sent: Body[] = [];
  const answers: Record<string, (body: Body) => [number, object]> = {
    [routes.getMainPageSetting.path]: () => [200, { data: settingOf(kept.share) }],
    [routes.getFavicon.path]: () => [200, { files: filesOf(kept.favicon) }],
    [routes.updateMainPageSetting.path]: ({ settings, was }) => {
      const began = was as Body["settings"];
      if (began && began.share_image_file_id !== kept.share) {
        return [409, { message: "Занято", data: settingOf(kept.share) }];
      }
      kept.share = settings!.share_image_file_id;
      return [200, { data: settingOf(kept.share) }];
    },
    [routes.updateFavicon.path]: ({ file_id, was }) => {
      if (was !== undefined && was !== kept.favicon) {
        return [409, { message: "Занято", data: { files: filesOf(kept.favicon) } }];
      }
      kept.favicon = file_id!;
      return [200, { files: filesOf(kept.favicon) }];
    },
  };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const text = await request.text();
    const body = (text ? JSON.parse(text) : {}) as Body;
    if (request.method === "POST") sent.push(body);
    const { pathname } = new URL(request.url);
    if (pathname === routes.getAttachedSite.path) await meanwhile.act();
    const answer = answers[pathname]?.(body);
    const [status, given] = answer ?? [200, { data: [] }];
    return Response.json(given, { status });
  });
  mountOrganizerScreen(Cards, { role: "owner", queryClient });
  return { kept, sent, meanwhile, queryClient };
}

const shows = (id: string) => () =>
  [...document.images].some(({ src }) => new URL(src).pathname.includes(id));

test.each([
  { what: "the picture of links", name: "share", place: 0 },
  { what: "the icon", name: "favicon", place: 1 },
] as const)(
  "a colleague's choice of $what is not undone by one who did not see it",
  async ({ name, place }) => {
    const { kept, sent } = showCards();
    const remove = page.getByRole("button", { name: "Убрать" }).nth(place);
    await expect.element(remove).toBeVisible();
    kept[name] = theirs;
    await userEvent.click(remove);
    await expect.element(page.getByText(texts.pictureOvertaken)).toBeVisible();
    await expect.poll(shows(theirs)).toBe(true);
    expect(kept[name]).toBe(theirs);
    // The control: who has seen it may take it away.
    await userEvent.click(remove);
    await expect.poll(() => kept[name]).toBeNull();
    await expect.element(page.getByText(texts.pictureOvertaken)).not.toBeInTheDocument();
    expect(sent).toHaveLength(2);
  },
);

test("what a colleague has chosen while one's own choice was still being saved is not taken back", async () => {
  const { kept, meanwhile, queryClient } = showCards();
  const remove = page.getByRole("button", { name: "Убрать" }).first();
  await expect.element(remove).toBeVisible();
  meanwhile.act = async () => {
    if (kept.share !== null) return;
    kept.share = theirs;
    await queryClient.invalidateQueries(siteSettingQueries.words(1));
  };
  await userEvent.click(remove);
  await expect.poll(shows(theirs)).toBe(true);
  await userEvent.click(page.getByRole("button", { name: "Отменить" }));
  await expect.element(page.getByText("Отменить gone")).toBeVisible();
  expect(kept.share).toBe(theirs);
});
