import { useQueryClient } from "@tanstack/react-query";
import type { MainPageSetting } from "@tour/api";
import { siteSettingCalls } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { useMemo } from "react";
import { client } from "@tour/office/api";
import { useSavedForm } from "@tour/office/forms";
import { siteSettingQueries } from "./site-setting-queries.ts";

/** The share image is kept as soon as it is chosen, the rest by the form's button. */
const pick = ({ share_image: _, ...typed }: MainPageSetting) => typed;

export type SiteSettingsForm = ReturnType<typeof useSiteSettingsForm>;

/** The form of what search engines and shared links say of the site. */
export function useSiteSettingsForm(organizerId: number, setting: MainPageSetting) {
  const queryClient = useQueryClient();
  return useSavedForm({
    saved: useMemo(() => pick(setting), [setting]),
    body: siteSettingCalls.updateMainPageSetting.body!,
    within: "settings",
    save: async (settings) => {
      const query = { organizer_id: organizerId };
      const { data } = await client.updateMainPageSetting({ query, body: { settings } });
      queryClient.setQueryData(siteSettingQueries.words(organizerId).queryKey, data);
      await queryClient.invalidateQueries(builderQueries.site(client, organizerId));
      return pick(data);
    },
  });
}
