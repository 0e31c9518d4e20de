import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { MainPageSetting } from "@tour/api";
import { siteSettingCalls } from "@tour/api/contract";
import { useSavedForm } from "@tour/office/forms";
import { useEffect, useMemo, useRef, useState } from "react";
import { useFormDeeds } from "../../undo/use-form-deeds.ts";
import { changedOf, findSettingClashes, mergeSettings } from "./merge-settings.ts";
import type { SettingPart, TypedSettings } from "./merge-settings.ts";
import { siteSettingQueries } from "./site-setting-queries.ts";
import { describeSettings, useSettingDeeds } from "./use-setting-deeds.ts";

/** The share image is kept as soon as it is chosen, the rest by the form's button. */
const pick = ({ share_image: _, ...typed }: MainPageSetting): TypedSettings => typed;

type Choose = (part: SettingPart) => "mine" | "theirs";

/** What two have changed in their own ways: the person says what stays. */
export interface SettingClash {
  parts: readonly SettingPart[];
  mine: TypedSettings;
  theirs: TypedSettings;
  resolve: (choose: Choose) => void;
}

export type SiteSettingsForm = ReturnType<typeof useSiteSettingsForm>;

/**
 * The form of what search engines and shared links say of the site. What others save meanwhile stays,
 * where it is something else; of the same thing the person is asked.
 */
export function useSiteSettingsForm(organizerId: number, setting: MainPageSetting) {
  const queryClient = useQueryClient();
  const keep = useSettingDeeds(organizerId);
  const { queryKey } = siteSettingQueries.words(organizerId);
  const saved = useMemo(() => pick(setting), [setting]);
  const [clash, setClash] = useState<SettingClash | null>(null);
  /** What each field was when one began to change it. */
  const begun = useRef<TypedSettings>(saved);

  const ask = (known: Omit<SettingClash, "resolve">) =>
    new Promise<Choose>((resolve) => {
      const settle = (choose: Choose) => {
        setClash(null);
        resolve(choose);
      };
      setClash({ ...known, resolve: settle });
    });
  /** Saves what differs from what it began from, until nobody was faster. */
  const send = async (base: TypedSettings, mine: TypedSettings): Promise<void> => {
    const names = changedOf(base, mine);
    const of = (settings: TypedSettings) =>
      Object.fromEntries(names.map((name) => [name, settings[name]])) as Partial<TypedSettings>;
    if (names.length === 0) return;
    try {
      await keep(of(mine), of(base));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || !error.data) throw error;
      const setting = error.data as MainPageSetting;
      queryClient.setQueryData(queryKey, setting);
      const theirs = pick(setting);
      const parts = findSettingClashes({ base, mine, theirs });
      const choose = parts.length > 0 ? await ask({ parts, mine, theirs }) : () => "mine" as const;
      await send(theirs, mergeSettings({ base, mine, theirs }, choose));
    }
  };
  const form = useSavedForm({
    saved,
    body: siteSettingCalls.updateMainPageSetting.body!,
    within: "settings",
    save: async (settings) => {
      await send(begun.current, settings);
      return pick(queryClient.getQueryData(queryKey)!);
    },
  });
  const { form: fields } = form;
  useEffect(() => {
    const follow = () => {
      const now = pick(queryClient.getQueryData(queryKey)!);
      const isDirty = (name: keyof TypedSettings) => fields.getField(name).isDirty;
      const next = { ...begun.current };
      for (const name of Object.keys(now) as (keyof TypedSettings)[]) {
        if (!isDirty(name)) Object.assign(next, { [name]: now[name] });
      }
      begun.current = next;
    };
    follow();
    return fields.subscribe(follow);
  }, [fields, queryClient, queryKey, saved]);
  useFormDeeds(organizerId, form.form, (name) => describeSettings([name]));
  return { ...form, clash };
}
