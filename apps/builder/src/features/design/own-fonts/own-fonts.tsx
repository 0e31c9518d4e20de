import type { Font } from "@tour/api";
import { texts } from "../../../texts/ru.ts";
import { AddFontForm } from "./add-font-form.tsx";
import { FontDrop } from "./font-drop.tsx";
import { listOwnFamilies } from "./list-own-families.ts";
import { OwnFamily } from "./own-family.tsx";
import type { OwnFamilyProps } from "./own-family-props.ts";
import styles from "./own-fonts.module.css";
import { useFontUpload } from "./use-font-upload.ts";

type OwnFontsProps = Omit<OwnFamilyProps, "family" | "families"> & { fonts: readonly Font[] };

/** The organiser's fonts by their families, and the place where another one is added. */
export function OwnFonts(props: OwnFontsProps) {
  const { organizerId, fonts, data, disabled, changed, follow } = props;
  const upload = useFontUpload(organizerId);
  const families = listOwnFamilies(fonts);
  return (
    <section className={styles.fonts} aria-labelledby="own-fonts">
      <h2 id="own-fonts" className={styles.title}>
        {texts.fonts.title}
      </h2>
      <p className={styles.lead}>{texts.fonts.lead}</p>
      <ul className={styles.list}>
        {families.map((family) => (
          <OwnFamily
            key={family.name}
            organizerId={organizerId}
            family={family}
            families={families}
            data={data}
            disabled={disabled}
            changed={changed}
            follow={follow}
          />
        ))}
      </ul>
      {upload.sent ? (
        <AddFontForm
          key={upload.sent.id}
          organizerId={organizerId}
          file={upload.sent}
          close={upload.reset}
          added={changed}
        />
      ) : (
        <FontDrop label={texts.fonts.upload} upload={upload} disabled={disabled} />
      )}
    </section>
  );
}
