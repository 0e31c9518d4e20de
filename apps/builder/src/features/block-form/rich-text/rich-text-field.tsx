import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { Field } from "@tour/ui-kit/field";
import { useEffect } from "react";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import styles from "./rich-text-field.module.css";

/** Exactly what a rich text may hold; the server cleans it once more. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, protocols: ["http", "https", "mailto", "tel"] },
  }),
];

/** A formatted text with its toolbar. */
export function RichTextField({ field, path, value }: EditorProps<string>) {
  const { write, validation } = useBlockForm();
  const editor = useEditor({
    extensions,
    content: value ?? "",
    onUpdate: ({ editor: changed }) => write(path, changed.isEmpty ? "" : changed.getHTML()),
    editorProps: {
      attributes: { class: styles.text ?? "", role: "textbox", "aria-label": field.hints.label },
    },
  });

  // Undo, or another window's draft: the text changed elsewhere than here.
  useEffect(() => {
    if (editor.isDestroyed) return;
    const shown = editor.isEmpty ? "" : editor.getHTML();
    if (shown !== (value ?? "")) editor.commands.setContent(value ?? "", { emitUpdate: false });
  }, [editor, value]);

  return (
    <Field label={field.hints.label} hint={field.hints.hint} error={validation[path]?.[0]}>
      <div className={styles.box}>
        <RichTextToolbar editor={editor} />
        <EditorContent editor={editor} />
      </div>
    </Field>
  );
}
