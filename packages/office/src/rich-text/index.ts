export { RichTextBox } from "./rich-text-box.tsx";
export { RichTextView } from "./rich-text-view.tsx";
