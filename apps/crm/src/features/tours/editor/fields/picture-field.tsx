import { imageUrl } from "@tour/api";
import type { Image, MediaFile } from "@tour/api";
import {
  PictureButtons,
  PictureDrop,
  PictureLibrary,
  useWhileShown,
} from "@tour/office/picture-library";
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
  const take = useWhileShown(([picture]: MediaFile[]) => picture && field.setValue(picture.image));
  return (
    <PictureDrop organizerId={tour.organizer_id} purpose={`${tour.id} ${name}`} taken={take}>
      <div className={styles.portrait}>
        <Avatar name={title} src={image ? imageUrl(image, "160x160") : undefined} />
        <PictureButtons
          hasPicture={image != null}
          choose={() => setChoosing(true)}
          remove={() => field.setValue(null)}
        />
        {field.error && <p className={styles.error}>{field.error}</p>}
      </div>
      <PictureLibrary
        organizerId={tour.organizer_id}
        open={isChoosing}
        close={() => setChoosing(false)}
        choose={({ image: chosen }) => field.setValue(chosen)}
      />
    </PictureDrop>
  );
}
