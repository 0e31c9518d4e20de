import type { DocumentDraft, SiteMetadata } from "@tour/api";
import { findPresetType } from "@tour/theme";
import { expect, it } from "vitest";
import { texts } from "../texts/ru.ts";
import { listSiteDifferences } from "./list-site-differences.ts";

const { preset } = findPresetType("taiga")!;
const site: SiteMetadata = {
  ...{ id: 1, name: "Тропа", domain: "tropa.ru", url: "https://tropa.ru", organizer_id: 1 },
  ...{ title: "Походы", description: "", favicon: null, share_image: null, logo: null },
  ...{ preset_type: "taiga", preset, is_indexable: true },
  ...{ is_need_to_display_agreement: false, is_need_to_display_privacy: false },
};
const policy: DocumentDraft = {
  ...{ type: "policy", title: "Политика", html: "<p>Храним год</p>", version: 1, template: "" },
  ...{ updated_at: null, is_displayed: true, has_unpublished: false, published: null },
};
const shown = { type: "policy" as const, title: "Политика", html: policy.html, is_displayed: true };

it("lists nothing where the draft is what is published", () => {
  expect(
    listSiteDifferences({ site, documents: [shown] }, structuredClone(site), [policy]),
  ).toEqual([]);
});

it("names fields of the design and of the settings with what they were and will be", () => {
  const draft = {
    ...site,
    title: "Походы на Алтае",
    favicon: "/media/icon.png",
    is_indexable: false,
    preset: { ...preset, accent_color: "#8a2be2", button_radius: preset.button_radius + 1 },
  };
  const { fields, px } = texts.design;
  const { siteTitle, favicon, is_indexable: indexable } = texts.publish.siteParts;
  expect(listSiteDifferences({ site, documents: [] }, draft, [])).toEqual([
    {
      ...{ label: fields.accent_color, kind: "color", isLook: true },
      ...{ before: preset.accent_color, after: "#8a2be2" },
    },
    {
      ...{ label: fields.button_radius, kind: "text", isLook: true },
      ...{ before: `${preset.button_radius} ${px}`, after: `${preset.button_radius + 1} ${px}` },
    },
    {
      ...{ label: siteTitle, kind: "text", isLook: false },
      ...{ before: "Походы", after: "Походы на Алтае" },
    },
    {
      ...{ label: favicon, kind: "picture", isLook: false },
      ...{ before: "", after: JSON.stringify("/media/icon.png") },
    },
    { label: indexable, kind: "text", isLook: false, before: "да", after: "нет" },
  ]);
});

it("compares documents by their words, their names and whether they are shown", () => {
  const draft = { ...policy, html: "<p>Храним два года</p>", is_displayed: false };
  const named = listSiteDifferences({ site, documents: [shown] }, site, [draft]);
  expect(named.map(({ before, after }) => [before, after])).toEqual([
    ["Храним год", "Храним два года"],
    ["да", "нет"],
  ]);
  expect(listSiteDifferences({ site, documents: [] }, site, [{ ...policy, html: "" }])).toEqual([]);
});
