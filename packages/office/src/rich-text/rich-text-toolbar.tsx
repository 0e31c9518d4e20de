import { useEditorState } from "@tiptap/react";
import type { Editor } from "@tiptap/react";
import { Bold, Heading2, Italic, Link2, List, ListOrdered, Quote } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import { texts } from "../texts/ru.ts";
import { LinkPrompt } from "./link-prompt.tsx";
import styles from "./rich-text-field.module.css";

interface Tool {
  name: keyof typeof texts.richText;
  icon: LucideIcon;
  isActive: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const tools: Tool[] = [
  {
    name: "bold",
    icon: Bold,
    isActive: (editor) => editor.isActive("bold"),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: "italic",
    icon: Italic,
    isActive: (editor) => editor.isActive("italic"),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: "heading",
    icon: Heading2,
    isActive: (editor) => editor.isActive("heading"),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: "list",
    icon: List,
    isActive: (editor) => editor.isActive("bulletList"),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "orderedList",
    icon: ListOrdered,
    isActive: (editor) => editor.isActive("orderedList"),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "quote",
    icon: Quote,
    isActive: (editor) => editor.isActive("blockquote"),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** How far each key goes in the toolbar; Infinity is to its end. */
const strides: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const stride = strides[event.key];
  if (stride === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[Math.min(Math.max(at + stride, 0), buttons.length - 1)]?.focus();
}

/**
 * What can be done with the selected text. One stop of the Tab key, after the text itself: who fills a
 * form in goes from text to text.
 */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const [reached, setReached] = useState(0);
  const stop = (index: number) => ({
    tabIndex: index === reached ? 0 : -1,
    onFocus: () => setReached(index),
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => [
      ...tools.map((tool) => tool.isActive(now)),
      now.isActive("link"),
    ],
  });
  return (
    <>
      <div
        className={styles.toolbar}
        role="toolbar"
        aria-label={texts.richText.toolbar}
        onKeyDown={moveFocus}
      >
        {tools.map(({ name, icon: Icon, run }, index) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-label={texts.richText[name]}
            title={texts.richText[name]}
            aria-pressed={active[index]}
            {...stop(index)}
            onClick={() => run(editor)}
          >
            <Icon size={16} aria-hidden />
          </button>
        ))}
        <button
          type="button"
          className={styles.tool}
          aria-label={texts.richText.link}
          title={texts.richText.link}
          aria-pressed={active.at(-1)}
          {...stop(tools.length)}
          onClick={() => setLinking(!isLinking)}
        >
          <Link2 size={16} aria-hidden />
        </button>
      </div>
      {isLinking && <LinkPrompt editor={editor} close={() => setLinking(false)} />}
    </>
  );
}
