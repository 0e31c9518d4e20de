import { filmLimits } from "@tour/api";
import type { Film } from "@tour/api";
import { client } from "@tour/office/api";
import { UploadDrop, useUploads } from "@tour/office/uploads";
import { Button } from "@tour/ui-kit/button";
import { Film as FilmSign } from "lucide-react";
import { useEditor } from "../../../../document/editor-context.ts";
import { texts } from "../../../../texts/ru.ts";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";
import styles from "./film-editor.module.css";

const accept = ".mp4,.m4v,.webm";

/** A film of the organiser's own: sent as it is chosen, named while it stands here. */
export function FilmEditor({ field, path, value }: EditorProps<Film>) {
  const { write, validation } = useBlockForm();
  const { organizerId } = useEditor();
  const { label, hint } = field.hints;
  const uploads = useUploads((body, options) =>
    client.uploadFilm({ query: { organizer_id: organizerId }, body }, options),
  );
  const send = async (file: File) => {
    const film = await uploads.start(file);
    if (film) write(path, film);
  };
  return (
    <fieldset className={styles.film}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {value && (
        <div className={styles.chosen}>
          <p className={styles.name}>{value.name}</p>
          <Button variant="secondary" size="s" onClick={() => write(path, null)}>
            {texts.film.remove}
          </Button>
        </div>
      )}
      <UploadDrop
        label={value ? texts.film.replace : label}
        accept={accept}
        maxSize={filmLimits.megabytes * 1024 * 1024}
        icon={<FilmSign size={24} />}
        hint={texts.film.formats(filmLimits.megabytes)}
        uploads={uploads}
        onFiles={([file]) => file && void send(file)}
      />
      {validation[path]?.[0] && <p className={styles.error}>{validation[path][0]}</p>}
    </fieldset>
  );
}
