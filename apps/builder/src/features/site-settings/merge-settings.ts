import type { MainPageSetting } from "@tour/api";
import { isSame } from "../../document/merging/is-same.ts";

/** What is typed of the settings. */
export type TypedSettings = Omit<MainPageSetting, "share_image">;

/** The same as what two people can each change for themselves. */
export interface SettingParts extends Omit<TypedSettings, "analytics"> {
  yandex_metrica: string;
  google_analytics: string;
}
export type SettingPart = keyof SettingParts;

/** What both began from, what is wanted here, and what the server has. */
interface Versions {
  base: TypedSettings;
  mine: TypedSettings;
  theirs: TypedSettings;
}

export const toParts = ({ analytics, ...words }: TypedSettings): SettingParts => ({
  ...{ title: words.title, description: words.description, is_indexable: words.is_indexable },
  ...{
    yandex_metrica: analytics.yandex_metrica,
    google_analytics: analytics.google_analytics,
  },
});

const fromParts = ({
  yandex_metrica,
  google_analytics,
  ...words
}: SettingParts): TypedSettings => ({ ...words, analytics: { yandex_metrica, google_analytics } });

const namesOf = (parts: SettingParts) => Object.keys(parts) as SettingPart[];

/** Where both changed the same, each in their own way. */
export function findSettingClashes({ base, mine, theirs }: Versions): SettingPart[] {
  const [was, own, other] = [toParts(base), toParts(mine), toParts(theirs)];
  return namesOf(own).filter(
    (part) =>
      !isSame(own[part], was[part]) &&
      !isSame(other[part], was[part]) &&
      !isSame(own[part], other[part]),
  );
}

/** Each part as whoever changed it has it; where both did, as is chosen. */
export function mergeSettings(
  { base, mine, theirs }: Versions,
  choose: (part: SettingPart) => "mine" | "theirs",
): TypedSettings {
  const clashes = new Set(findSettingClashes({ base, mine, theirs }));
  const [was, own, other] = [toParts(base), toParts(mine), toParts(theirs)];
  const isOwn = (part: SettingPart) =>
    clashes.has(part) ? choose(part) === "mine" : !isSame(own[part], was[part]);
  const merged = namesOf(own).map((part) => [part, (isOwn(part) ? own : other)[part]]);
  return fromParts(Object.fromEntries(merged) as unknown as SettingParts);
}

/** What of the settings differs, as the call takes it. */
export const changedOf = (base: TypedSettings, mine: TypedSettings) =>
  (["title", "description", "is_indexable", "analytics"] as const).filter(
    (name) => !isSame(base[name], mine[name]),
  );
