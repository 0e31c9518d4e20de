import { useQueryClient } from "@tanstack/react-query";
import type { MainPageSetting } from "@tour/api";
import { siteSettingCalls } from "@tour/api/contract";
import { useMemo } from "react";
import { useSavedForm } from "@tour/office/forms";
import { useFormDeeds } from "../../undo/use-form-deeds.ts";
import { siteSettingQueries } from "./site-setting-queries.ts";
import { describeSettings, useSettingDeeds } from "./use-setting-deeds.ts";

/** The share image is kept as soon as it is chosen, the rest by the form's button. */
const pick = ({ share_image: _, ...typed }: MainPageSetting) => typed;

export type SiteSettingsForm = ReturnType<typeof useSiteSettingsForm>;

/** The form of what search engines and shared links say of the site. */
export function useSiteSettingsForm(organizerId: number, setting: MainPageSetting) {
  const queryClient = useQueryClient();
  const keep = useSettingDeeds(organizerId);
  const saved = useMemo(() => pick(setting), [setting]);
  const form = useSavedForm({
    saved,
    body: siteSettingCalls.updateMainPageSetting.body!,
    within: "settings",
    save: async (settings) => {
      await keep(settings);
      return pick(queryClient.getQueryData(siteSettingQueries.words(organizerId).queryKey)!);
    },
  });
  useFormDeeds(organizerId, form.form, (name) => describeSettings([name]));
  return form;
}
