import * as v from "valibot";
import { messages } from "../texts/messages.ts";
import { labels } from "../texts/labels.ts";
import { field } from "./field.ts";
import type { FieldHints } from "./field.ts";
import { isPhone } from "./is-phone.ts";
import { isSafeUrl } from "../url/is-safe-url.ts";

const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

const contactLine = (max: number, isRight: (text: string) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.maxLength(max, messages.maxLength(max)),
    v.check((text) => text.trim() === "" || isRight(text.trim()), message),
  );

/** A phone number that may be left out. */
export const phone = (hints: FieldHints) =>
  field(v.optional(contactLine(24, isPhone, messages.phone), ""), { editor: "phone", ...hints });

/** A phone number as an entry of a list. */
export const phoneItem = (hints: FieldHints) =>
  field(contactLine(24, isPhone, messages.phone), { editor: "phone", ...hints });

/** An e-mail address that may be left out. */
export const email = (hints: FieldHints) =>
  field(v.optional(contactLine(120, isEmail, messages.email), ""), { editor: "email", ...hints });

/** Where guests write and where they follow, with the names they go by. */
export const channelKinds = {
  telegram: "Telegram",
  whatsapp: "WhatsApp",
  vk: "ВКонтакте",
  max: "MAX",
  youtube: "YouTube",
  rutube: "RUTUBE",
  instagram: "Instagram",
  other: "Ссылка",
} as const;

export type ChannelKind = keyof typeof channelKinds;

const channelSchema = v.object({
  kind: field(v.picklist(Object.keys(channelKinds) as ChannelKind[]), {
    label: labels.channel.kind,
    choices: channelKinds,
  }),
  url: field(contactLine(300, isSafeUrl, messages.url), {
    label: labels.channel.url,
    editor: "url",
  }),
});

/** A messenger or a page in a social network. */
export type Channel = v.InferOutput<typeof channelSchema>;

/** A messenger or a social network as an entry of a list. */
export const channelItem = (hints: FieldHints) =>
  field(channelSchema, { editor: "group", itemTitle: "kind", ...hints });
