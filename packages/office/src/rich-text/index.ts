export { RichTextBox } from "./rich-text-box.tsx";
