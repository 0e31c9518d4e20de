import type { Editor } from "@tour/blocks/definitions";
import { memo } from "react";
import type { ComponentType, FocusEvent } from "react";
import type { EditorProps } from "./editor-props.ts";
import { useBlockForm } from "./form-context.ts";
import styles from "./block-form.module.css";
import { ChoiceEditor } from "./editors/choice-editor.tsx";
import { FilmEditor } from "./editors/film-editor.tsx";
import { GroupEditor } from "./editors/group-editor.tsx";
import { IconEditor } from "./editors/icon-editor.tsx";
import { ImageEditor } from "./editors/image-editor.tsx";
import { LinkEditor } from "./editors/link-editor.tsx";
import { ListEditor } from "./editors/list-editor.tsx";
import { MediaEditor } from "./editors/media-editor.tsx";
import { MultilineEditor } from "./editors/multiline-editor.tsx";
import { NumberEditor } from "./editors/number-editor.tsx";
import { PhoneEditor } from "./editors/phone-editor.tsx";
import { RichTextEditor } from "./editors/rich-text-editor.tsx";
import { SwitchEditor } from "./editors/switch-editor.tsx";
import { TextEditor } from "./editors/text-editor.tsx";
import { TourEditor } from "./editors/tour-editor.tsx";
import { UrlEditor } from "./editors/url-editor.tsx";

const editors: Record<Editor, ComponentType<EditorProps<never>>> = {
  text: TextEditor,
  url: UrlEditor,
  phone: PhoneEditor,
  email: TextEditor,
  icon: IconEditor,
  multiline: MultilineEditor,
  "rich-text": RichTextEditor,
  number: NumberEditor,
  switch: SwitchEditor,
  choice: ChoiceEditor,
  image: ImageEditor,
  media: MediaEditor,
  film: FilmEditor,
  link: LinkEditor,
  list: ListEditor,
  group: GroupEditor,
  tour: TourEditor,
};

/** The control for a field of any kind; a keystroke re-renders its own field only. */
export const FieldEditor = memo(function FieldEditor(props: EditorProps) {
  const { leave } = useBlockForm();
  const { editor } = props.field;
  const Editor = editors[editor];
  const shown = <Editor {...(props as EditorProps<never>)} />;
  // Groups and lists are no fields of their own.
  if (editor === "group" || editor === "list") return shown;
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) leave(props.path);
  };
  return (
    <div className={styles.field} data-field={props.path} onBlur={handleBlur}>
      {shown}
    </div>
  );
}, isSameField);

/** Reading a content makes its groups and lists anew: what they hold decides. */
function isSameField(a: EditorProps, b: EditorProps): boolean {
  if (a.field !== b.field || a.path !== b.path) return false;
  return Object.is(a.value, b.value) || JSON.stringify(a.value) === JSON.stringify(b.value);
}
