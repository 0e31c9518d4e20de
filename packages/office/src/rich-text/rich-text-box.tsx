import { EditorContent, createDocument, useEditor } from "@tiptap/react";
import type { Editor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useState } from "react";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import styles from "./rich-text-field.module.css";
import viewStyles from "./rich-text-view.module.css";

/** Exactly what a rich text may hold; the server cleans it once more. */
const listExtensions = (undo: "own" | "outside") => [
  StarterKit.configure({
    ...(undo === "outside" && { undoRedo: false }),
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
  /** Whether it has an undo of its own, or stands where one undo serves all. */
  undo?: "own" | "outside";
}

/** A formatted text with its toolbar, wherever one is written. */
export function RichTextBox({ label, value, change, undo = "own" }: RichTextBoxProps) {
  const [extensions] = useState(() => listExtensions(undo));
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
    if (shown !== value) showText(editor, value);
  }, [editor, value]);

  return (
    <div className={styles.box}>
      <EditorContent editor={editor} className={styles.content} />
      <RichTextToolbar editor={editor} />
    </div>
  );
}

/** Shows another text: only what differs is replaced, and the caret stays beside it. */
function showText(editor: Editor, html: string): void {
  const { doc, tr } = editor.state;
  const next = createDocument(html, editor.schema);
  const start = doc.content.findDiffStart(next.content);
  const ends = doc.content.findDiffEnd(next.content);
  if (start === null || ends === null) return;
  // What repeats is found from both sides: no end stands before the start.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const slice = next.slice(start, ends.b + overlap);
  editor.view.dispatch(tr.replace(start, ends.a + overlap, slice).setMeta("preventUpdate", true));
}
