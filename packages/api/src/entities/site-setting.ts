import * as v from "valibot";
import { cropsSchema } from "./picture-crops.ts";

/** Analytics of visitors. Empty texts stand for none. */
export const analyticsSchema = v.object({
  yandex_metrica: v.pipe(v.string(), v.regex(/^(\d{5,12})?$/, "Номер счётчика — от 5 до 12 цифр")),
  google_analytics: v.pipe(
    v.string(),
    v.regex(/^(G-[A-Z0-9]{4,14})?$/, "Идентификатор вида G-XXXXXXXXXX"),
  ),
});
export type Analytics = v.InferOutput<typeof analyticsSchema>;

/** The draft of what search engines and shared links say of the site. */
export const mainPageSettingSchema = v.object({
  title: v.string(),
  description: v.string(),
  /** A picture's url with a size placeholder; null for the drawn one. */
  share_image: v.nullable(v.object({ url: v.string(), crops: v.optional(cropsSchema) })),
  is_indexable: v.boolean(),
  analytics: analyticsSchema,
});
export type MainPageSetting = v.InferOutput<typeof mainPageSettingSchema>;

/** The least side of a picture that a favicon is made of, in px: a phone's home screen shows it so large. */
const minFaviconSide = 180;

/** Why a picture is too small for a favicon, for people to read; nothing where it is not. */
export function refuseSmallFavicon({
  width,
  height,
}: {
  width: number;
  height: number;
}): string | undefined {
  if (Math.min(width, height) >= minFaviconSide) return undefined;
  const least = `${minFaviconSide} × ${minFaviconSide}`;
  return (
    `Для значка картинка ${width} × ${height} px мала: на телефоне он был бы размыт. ` +
    `Нужна хотя бы ${least} px, лучше квадратная 512 × 512 px`
  );
}
