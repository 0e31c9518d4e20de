import { ClashDialog } from "../../saving/clash-dialog.tsx";
import { settingClashTexts as words } from "../../texts/setting-clash.ru.ts";
import { texts } from "../../texts/ru.ts";
import { toParts } from "./merge-settings.ts";
import type { SettingPart, TypedSettings } from "./merge-settings.ts";
import type { SettingClash } from "./use-site-settings-form.ts";

const names: Record<SettingPart, string> = {
  title: texts.settings.siteTitle,
  description: texts.settings.description,
  is_indexable: texts.settings.indexed,
  yandex_metrica: texts.settings.yandex_metrica,
  google_analytics: texts.settings.google_analytics,
};

function describe(settings: TypedSettings, part: SettingPart): string {
  const value = toParts(settings)[part];
  if (typeof value === "boolean") return value ? words.yes : words.no;
  return value || texts.conflict.empty;
}

/** Two changed the same of the settings. All else is merged already. */
export function SettingClashDialog({ clash }: { clash: SettingClash }) {
  const { parts, mine, theirs, resolve } = clash;
  const show = (part: SettingPart) => ({
    key: part,
    place: names[part],
    mine: describe(mine, part),
    theirs: describe(theirs, part),
  });
  return (
    <ClashDialog
      title={texts.conflict.title}
      text={words.text}
      clashes={parts.map(show)}
      resolve={resolve}
    />
  );
}
