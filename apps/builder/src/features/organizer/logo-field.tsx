import { imageUrl } from "@tour/api";
import type { Image } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { useState } from "react";
import { texts } from "../../texts/ru.ts";
import { PictureLibrary } from "../picture-library/picture-library.tsx";
import styles from "./organizer.module.css";

interface LogoFieldProps {
  organizerId: number;
  logo: Image | null;
  change: (logo: Image | null) => void;
}

/** The organiser's sign, from the picture library. */
export function LogoField({ organizerId, logo, change }: LogoFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={styles.logo}>
      {logo && <img src={imageUrl(logo, "160x160")} alt={logo.alt} width="80" height="80" />}
      <div className={styles.logoText}>
        <p>{texts.organizer.logo}</p>
        <div className={styles.actions}>
          <Button size="s" variant="secondary" onClick={() => setChoosing(true)}>
            {logo ? texts.picture.replace : texts.picture.choose}
          </Button>
          {logo && (
            <Button size="s" variant="ghost" onClick={() => change(null)}>
              {texts.picture.remove}
            </Button>
          )}
        </div>
      </div>
      <PictureLibrary
        organizerId={organizerId}
        open={isChoosing}
        close={() => setChoosing(false)}
        choose={change}
      />
    </div>
  );
}
