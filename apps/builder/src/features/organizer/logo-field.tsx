import { imageUrl } from "@tour/api";
import type { MediaFile } from "@tour/api";
import { useField } from "@tour/validation/react";
import { useState } from "react";
import {
  PictureButtons,
  PictureDrop,
  PictureLibrary,
  useWhileShown,
} from "@tour/office/picture-library";
import { texts } from "../../texts/ru.ts";
import styles from "./organizer.module.css";
import type { OrganizerForm } from "./use-organizer-form.ts";

interface LogoFieldProps {
  organizerId: number;
  form: OrganizerForm;
}

/** The organiser's sign, from the picture library. */
export function LogoField({ organizerId, form }: LogoFieldProps) {
  const { value: logo, setValue, error } = useField(form.form, "logo");
  const [isChoosing, setChoosing] = useState(false);
  const take = useWhileShown(([picture]: MediaFile[]) => picture && setValue(picture.image));
  return (
    <PictureDrop organizerId={organizerId} purpose={`${organizerId} logo`} taken={take}>
      <div className={styles.logo}>
        {logo && <img src={imageUrl(logo, "160x160")} alt={logo.alt} width="80" height="80" />}
        <div className={styles.logoText}>
          <p>{texts.organizer.logo}</p>
          <PictureButtons
            hasPicture={logo !== null}
            choose={() => setChoosing(true)}
            remove={() => setValue(null)}
          />
          {error && <p className={styles.problem}>{error}</p>}
        </div>
        <PictureLibrary
          organizerId={organizerId}
          open={isChoosing}
          close={() => setChoosing(false)}
          choose={({ image }) => setValue(image)}
        />
      </div>
    </PictureDrop>
  );
}
