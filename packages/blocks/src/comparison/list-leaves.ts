import type { GenericSchema } from "valibot";
import type { Link } from "../content/link.ts";
import { fieldHints } from "../content/field.ts";
import type { Editor } from "../content/field.ts";
import { toPlainText } from "../reading/list-words.ts";

interface Shape {
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
}

/** A field of a content, or of all entries of a list. */
export interface Leaf {
  /** Dotted path that leaves out places in lists, for example `items.title`. */
  path: string;
  /** As the form calls it, behind the list that it is in: "Вопросы: Ответ". */
  label: string;
  /** Its words; undefined for what can't be read, such as a picture. */
  text: string | undefined;
  value: unknown;
}

type ReadText = (value: unknown, choices: Record<string, string>) => string;

const plain: ReadText = (value) =>
  typeof value === "string" || typeof value === "number" ? `${value}` : "";
const readers: Partial<Record<Editor, ReadText>> = {
  text: plain,
  multiline: plain,
  url: plain,
  phone: plain,
  email: plain,
  number: plain,
  "rich-text": (value) => toPlainText(plain(value, {})).trim(),
  choice: (value, choices) => choices[`${value}`] ?? plain(value, {}),
};
/** What has fields of its own and is one thing to its reader. */
const whole: readonly (Editor | undefined)[] = ["image", "media", "icon", "tour", "switch"];

/** The fields of a content in the order of its form. */
export function listLeaves(
  schema: GenericSchema,
  value: unknown,
  at: Pick<Leaf, "path" | "label"> = { path: "", label: "" },
): Leaf[] {
  const { wrapped, item, entries } = schema as unknown as Shape;
  const { editor, choices = {} } = fieldHints(schema) ?? {};
  const read = editor && readers[editor];
  if (read) return [{ ...at, text: read(value, choices), value }];
  if (whole.includes(editor)) return [{ ...at, text: undefined, value }];
  if (editor === "link") return listLinkLeaves(value as Link | null | undefined, at);
  if (wrapped) return listLeaves(wrapped, value, at);
  if (item) return Array.isArray(value) ? value.flatMap((one) => listLeaves(item, one, at)) : [];
  if (!entries) return [{ ...at, text: undefined, value }];
  return Object.entries(entries).flatMap(([key, field]) => {
    const label = fieldHints(field)?.label ?? "";
    return listLeaves(field, (value as Record<string, unknown> | null | undefined)?.[key], {
      path: at.path ? `${at.path}.${key}` : key,
      label: [at.label, label].filter(Boolean).join(": "),
    });
  });
}

/** A link's words, and where it leads. */
function listLinkLeaves(
  link: Link | null | undefined,
  { path, label }: Pick<Leaf, "path" | "label">,
): Leaf[] {
  const { text = "", ...target } = link ?? {};
  return [
    { path: `${path}.text`, label, text, value: text },
    { path: `${path}.target`, label, text: undefined, value: target },
  ];
}
