import { imageUrl } from "@tour/api";
import type { Image } from "@tour/api";
import { PictureButtons, PictureLibrary } from "@tour/office/picture-library";
import { Avatar } from "@tour/ui-kit/avatar";
import { useField } from "@tour/validation/react";
import { useState } from "react";
import { useAnyForm, useTourEditing } from "../tour-form.ts";
import styles from "./picture-field.module.css";

interface PictureFieldProps {
  name: `guides.${number}.photo`;
  /** Whose picture it is. */
  title: string;
}

/** The portrait of a person. */
export function PictureField({ name, title }: PictureFieldProps) {
  const { tour } = useTourEditing();
  const field = useField(useAnyForm(), name);
  const image = field.value as Image | null | undefined;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={styles.portrait}>
      <Avatar name={title} src={image ? imageUrl(image, "160x160") : undefined} />
      <PictureButtons
        hasPicture={image != null}
        choose={() => setChoosing(true)}
        remove={() => field.setValue(null)}
      />
      {field.error && <p className={styles.error}>{field.error}</p>}
      <PictureLibrary
        organizerId={tour.organizer_id}
        open={isChoosing}
        close={() => setChoosing(false)}
        choose={(chosen) => field.setValue(chosen)}
      />
    </div>
  );
}
