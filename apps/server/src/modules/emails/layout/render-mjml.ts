import type { MJMLJsonObject } from "mjml-core";

/**
 * MJML as the HTML that mailboxes understand, Outlook's too. The library is large: it is loaded with
 * the first email, by those who send emails.
 */
export async function renderMjml(document: MJMLJsonObject): Promise<string> {
  const [core, preset] = await Promise.all([import("mjml-core"), import("mjml-preset-core")]);
  const toHtml = ownDefault(core);
  const { html } = await toHtml(document, {
    presets: [ownDefault(preset)],
    validationLevel: "strict",
    keepComments: false,
    ignoreIncludes: true,
  } as Parameters<typeof toHtml>[1]);
  return html;
}

/** What a module of CommonJS exports by default is, for Node, inside what it exports. */
const ownDefault = <Value>({ default: value }: { default: Value }): Value =>
  (value as { default?: Value }).default ?? value;
