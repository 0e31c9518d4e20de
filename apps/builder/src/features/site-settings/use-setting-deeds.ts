import { useQueryClient } from "@tanstack/react-query";
import type { MainPageSetting } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { texts as allTexts } from "../../texts/ru.ts";
import { recordSave } from "../../undo/save-deed.ts";
import { siteUndoOf } from "../../undo/site-undo.ts";
import { siteSettingQueries } from "./site-setting-queries.ts";

const texts = allTexts.settings;

/** All that the screen saves: the form's words, and the pictures by their numbers in the library. */
export interface KeptSettings extends Omit<MainPageSetting, "share_image"> {
  share_image_file_id: string | null;
  favicon: string | null;
}

/** The number of a picture in the library, by its address. */
export const idOf = (url: string | undefined) =>
  /\/media\/(?:favicon\/)?([\w-]{22})\//.exec(url ?? "")?.[1];

const names: Record<keyof KeptSettings, string> = {
  title: texts.siteTitle,
  description: texts.description,
  is_indexable: texts.indexed,
  analytics: texts.analytics,
  share_image_file_id: texts.share,
  favicon: texts.favicon,
};

/** Where a field stands on the screen, as its address names it. */
const places: Partial<Record<keyof KeptSettings, string>> = {
  analytics: "analytics.yandex_metrica",
  share_image_file_id: "share-image",
};

export const describeSettings = (fields: readonly string[]): string =>
  [...fields.map((name) => names[name as keyof KeptSettings]), texts.title]
    .join(", ")
    .toLowerCase();

/** Saves settings so that each save can be taken back. */
export function useSettingDeeds(organizerId: number) {
  const queryClient = useQueryClient();
  const query = { organizer_id: organizerId };

  const keepFavicon = (files: { url: string }[]) =>
    queryClient.setQueryData(siteSettingQueries.favicon(organizerId).queryKey, files as never);
  const keepWords = (data: MainPageSetting) =>
    queryClient.setQueryData(siteSettingQueries.words(organizerId).queryKey, data);

  const read = async (): Promise<KeptSettings> => {
    const [{ data }, { files }] = await Promise.all([
      client.getMainPageSetting({ query }),
      client.getFavicon({ query }),
    ]);
    keepWords(data);
    keepFavicon(files);
    return toKept(data, files);
  };
  const readKnown = () =>
    toKept(
      queryClient.getQueryData(siteSettingQueries.words(organizerId).queryKey)!,
      queryClient.getQueryData(siteSettingQueries.favicon(organizerId).queryKey) ?? [],
    );
  /** Answers what the server has of it then: others may have changed it a moment later. */
  const write = async (
    { favicon, ...settings }: Partial<KeptSettings>,
    known?: Partial<KeptSettings>,
  ): Promise<KeptSettings> => {
    let kept = readKnown();
    if (favicon !== undefined) {
      const body = { file_id: favicon, ...(known && pickWas(known.favicon)) };
      const { files } = await client.updateFavicon({ query, body });
      keepFavicon(files);
      kept = { ...kept, favicon: idOf(files[0]?.url) ?? null };
    }
    if (Object.keys(settings).length > 0) {
      const given = Object.keys(settings) as (keyof typeof settings)[];
      const body = { settings, ...(known && { was: pickOf(known, given) }) };
      const { data } = await client.updateMainPageSetting({ query, body });
      keepWords(data);
      kept = { ...kept, ...wordsOf(data) };
    }
    await queryClient.invalidateQueries(builderQueries.site(client, organizerId));
    return kept;
  };

  const save = async (
    fields: Partial<KeptSettings>,
    was?: Partial<KeptSettings>,
  ): Promise<void> => {
    const before = readKnown();
    const after = await write(fields, was);
    recordSave<KeptSettings>({
      ...{ organizerId, before, read, write },
      // Of what others have changed meanwhile nothing is one's own.
      after: { ...before, ...pickOf(after, Object.keys(fields) as (keyof KeptSettings)[]) },
      screen: "settings",
      address: (name) => `/${organizerId}/settings#${places[name] ?? name}`,
      describe: describeSettings,
    });
  };
  /** With what it was when one began it is refused where somebody else has changed the same. */
  return (fields: Partial<KeptSettings>, was?: Partial<KeptSettings>) =>
    siteUndoOf(organizerId).hold(() => save(fields, was));
}

const wordsOf = ({ share_image, ...words }: MainPageSetting) => ({
  ...words,
  share_image_file_id: idOf(share_image?.url) ?? null,
});

const toKept = (setting: MainPageSetting, files: readonly { url: string }[]): KeptSettings => ({
  ...wordsOf(setting),
  favicon: idOf(files[0]?.url) ?? null,
});

const pickWas = (was: string | null | undefined) => (was === undefined ? {} : { was });

const pickOf = <Values extends object>(values: Values, names: readonly (keyof Values)[]) =>
  Object.fromEntries(
    names.filter((name) => name in values).map((name) => [name, values[name]]),
  ) as Partial<Values>;
