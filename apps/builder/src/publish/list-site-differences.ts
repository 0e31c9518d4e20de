import { documentTypes } from "@tour/api";
import type { DocumentDraft, ShownSite, SiteMetadata } from "@tour/api";
import { toPlainText } from "@tour/blocks/definitions";
import { findPresetType } from "@tour/theme";
import { texts as allTexts } from "../texts/ru.ts";

const texts = allTexts.publish.siteParts;

/** A field of the site that differs: its words, or its colours, before and after. */
export interface SiteDifference {
  label: string;
  kind: "text" | "color" | "picture";
  before: string;
  after: string;
  /** Guests see it on the pages. */
  isLook: boolean;
}

/** What differs of a site beside its blocks, in the order of the screens where it is changed. */
export function listSiteDifferences(
  published: Pick<ShownSite, "site" | "documents">,
  draft: SiteMetadata,
  documents: readonly DocumentDraft[],
): SiteDifference[] {
  const [before, after] = [listFields(published.site), listFields(draft)];
  return [
    ...after.map((field, index) => ({ ...field, before: before[index]!.value })),
    ...listDocumentFields(published.documents, documents),
  ]
    .filter(({ before: was, value }) => was !== value)
    .map(({ value, ...field }) => ({ ...field, after: value }));
}

interface Field {
  label: string;
  kind: SiteDifference["kind"];
  value: string;
  isLook: boolean;
}

const text = (label: string, value: string, isLook = false): Field => ({
  ...{ label, kind: "text", value, isLook },
});
const sayYes = (value: boolean) => (value ? texts.yes : texts.no);

function listFields(site: SiteMetadata): Field[] {
  const { fields, fonts, px, percent } = allTexts.design;
  const { preset, analytics } = site;
  const color = (name: "accent_color" | "header_color" | "text_color" | "button_text_color") => ({
    label: fields[name],
    kind: "color" as const,
    value: preset[name] ?? "",
    isLook: true,
  });
  const picture = (name: "favicon" | "share_image" | "logo", value: unknown) => ({
    label: texts[name],
    kind: "picture" as const,
    value: value ? JSON.stringify(value) : "",
    isLook: name === "logo",
  });
  const font = (name: "header" | "text") => {
    const { font_family: family, font_weight: weight } = preset.font_data[name];
    return text(fonts[name], `${family}, ${weight}`, true);
  };
  const sized = (name: "header_size" | "text_size" | "button_radius" | "images_radius") =>
    text(fields[name], `${preset[name]} ${name.endsWith("size") ? percent : px}`, true);
  return [
    text(texts.name, site.name, true),
    picture("logo", site.logo),
    text(texts.preset, findPresetType(site.preset_type)?.title ?? site.preset_type, true),
    color("accent_color"),
    color("button_text_color"),
    color("header_color"),
    color("text_color"),
    font("header"),
    font("text"),
    sized("header_size"),
    sized("text_size"),
    sized("button_radius"),
    sized("images_radius"),
    text(texts.siteTitle, site.title),
    text(texts.description, site.description),
    picture("favicon", site.favicon),
    picture("share_image", site.share_image),
    text(texts.is_indexable, sayYes(site.is_indexable)),
    text(texts.yandex_metrica, analytics?.yandex_metrica ?? ""),
    text(texts.google_analytics, analytics?.google_analytics ?? ""),
  ];
}

function listDocumentFields(
  published: ShownSite["documents"],
  drafts: readonly DocumentDraft[],
): (Field & { before: string })[] {
  return documentTypes.flatMap((type) => {
    const draft = drafts.find((one) => one.type === type);
    const old = published.find((one) => one.type === type);
    // A document of which nothing is written is not published.
    if (!draft?.html && !old) return [];
    const name = allTexts.documents.type[type];
    const words = (html = "") => toPlainText(html).trim();
    const isShown = (one: { html: string; is_displayed: boolean } | undefined) =>
      sayYes(Boolean(one?.html && one.is_displayed));
    return [
      { ...text(name, words(draft?.html)), before: words(old?.html) },
      { ...text(texts.documentTitle(name), draft?.title ?? ""), before: old?.title ?? "" },
      { ...text(texts.isShown(name), isShown(draft)), before: isShown(old) },
    ];
  });
}
