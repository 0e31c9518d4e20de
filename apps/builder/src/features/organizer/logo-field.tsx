import { imageUrl } from "@tour/api";
import type { MediaFile } from "@tour/api";
import { useField } from "@tour/validation/react";
import { useState } from "react";
import {
  AltField,
  PictureButtons,
  PictureDrop,
  PictureLibrary,
  useFormerAlts,
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
  const { formerAlt, noteReplaced } = useFormerAlts();
  const replace = ({ image }: MediaFile) => {
    noteReplaced(logo, image);
    setValue(image);
  };
  const take = useWhileShown(([picture]: MediaFile[]) => picture && replace(picture));
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
          {logo && <AltField image={logo} former={formerAlt(logo)} change={setValue} />}
          {error && <p className={styles.problem}>{error}</p>}
        </div>
        <PictureLibrary
          organizerId={organizerId}
          open={isChoosing}
          close={() => setChoosing(false)}
          choose={replace}
        />
      </div>
    </PictureDrop>
  );
}
