export { en } from "./en.ts";
export { ru } from "./ru.ts";
export { fillText, type Locale, type TextOverrides, type Texts } from "./locale.ts";
export {
  LocaleProvider,
  useLocale,
  useTexts,
  type LocaleProviderProps,
} from "./locale-provider.tsx";
