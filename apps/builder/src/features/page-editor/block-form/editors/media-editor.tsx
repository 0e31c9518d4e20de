import type { Media } from "@tour/api";
import { LinkInput } from "@tour/office/links";
import { Field } from "@tour/ui-kit/field";
import { texts } from "../../../../texts/ru.ts";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";
import { ImageEditor } from "./image-editor.tsx";
import styles from "./group-editor.module.css";

/** A picture, or a video with its poster: a video is a picture with an address. */
export function MediaEditor({ field, path, value }: EditorProps<Media>) {
  const { write, validation } = useBlockForm();
  const setVideo = (video_url: string) =>
    value && write(path, { ...value, kind: video_url ? "video" : "image", video_url });
  return (
    <div className={styles.group}>
      <ImageEditor field={field} path={`${path}.image`} place={path} value={value?.image} />
      {value && (
        <Field
          label={texts.picture.video}
          hint={texts.picture.videoHint}
          error={validation[`${path}.video_url`]?.[0]}
        >
          <LinkInput webOnly value={value.video_url ?? ""} onValueChange={setVideo} />
        </Field>
      )}
    </div>
  );
}
