import { imageUrl } from "@tour/api";
import type { Image, MediaFile } from "@tour/api";
import {
  AltField,
  PictureButtons,
  PictureDrop,
  PictureLibrary,
  useFormerAlts,
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
  const { formerAlt, noteReplaced } = useFormerAlts();
  const replace = ({ image: chosen }: MediaFile) => {
    noteReplaced(image, chosen);
    field.setValue(chosen);
  };
  const take = useWhileShown(([picture]: MediaFile[]) => picture && replace(picture));
  return (
    <PictureDrop organizerId={tour.organizer_id} purpose={`${tour.id} ${name}`} taken={take}>
      <div className={styles.portrait}>
        <Avatar name={title} src={image ? imageUrl(image, "160x160") : undefined} />
        <PictureButtons
          hasPicture={image != null}
          choose={() => setChoosing(true)}
          remove={() => field.setValue(null)}
        />
        {image && (
          <div className={styles.words}>
            <AltField image={image} former={formerAlt(image)} change={field.setValue} />
          </div>
        )}
        {field.error && <p className={styles.error}>{field.error}</p>}
      </div>
      <PictureLibrary
        organizerId={tour.organizer_id}
        open={isChoosing}
        close={() => setChoosing(false)}
        choose={replace}
      />
    </PictureDrop>
  );
}
