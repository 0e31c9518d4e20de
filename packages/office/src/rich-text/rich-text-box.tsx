import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect } from "react";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import styles from "./rich-text-field.module.css";
import viewStyles from "./rich-text-view.module.css";

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

interface RichTextBoxProps {
  label: string;
  /** Clean HTML; empty for no text. */
  value: string;
  change: (html: string) => void;
}

/** A formatted text with its toolbar, wherever one is written. */
export function RichTextBox({ label, value, change }: RichTextBoxProps) {
  const editor = useEditor({
    extensions,
    content: value,
    // Its own `<style>` element is forbidden by the page's policy; ours says the same.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => change(changed.isEmpty ? "" : changed.getHTML()),
    editorProps: {
      attributes: {
        class: `${viewStyles.view} ${styles.text}`,
        role: "textbox",
        "aria-label": label,
      },
    },
  });

  // Undo, or another window's draft: the text changed elsewhere than here.
  useEffect(() => {
    if (editor.isDestroyed) return;
    const shown = editor.isEmpty ? "" : editor.getHTML();
    if (shown !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className={styles.box}>
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
