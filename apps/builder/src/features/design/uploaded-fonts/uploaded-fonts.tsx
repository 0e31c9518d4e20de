import type { Font } from "@tour/api";
import { texts } from "../../../texts/ru.ts";
import { AddFontForm } from "./add-font-form.tsx";
import { FontDrop } from "./font-drop.tsx";
import { listUploadedFamilies } from "./list-uploaded-families.ts";
import { UploadedFamily } from "./uploaded-family.tsx";
import type { UploadedFamilyProps } from "./uploaded-family-props.ts";
import styles from "./uploaded-fonts.module.css";
import { useFontUpload } from "./use-font-upload.ts";

type UploadedFontsProps = Omit<UploadedFamilyProps, "family" | "families"> & {
  fonts: readonly Font[];
};

/** The organiser's fonts by their families, and the place where another one is added. */
export function UploadedFonts(props: UploadedFontsProps) {
  const { organizerId, fonts, data, disabled, changed, follow, save } = props;
  const upload = useFontUpload(organizerId);
  const families = listUploadedFamilies(fonts);
  return (
    <section className={styles.fonts} aria-labelledby="uploaded-fonts">
      <h2 id="uploaded-fonts" className={styles.title}>
        {texts.fonts.title}
      </h2>
      <p className={styles.lead}>{texts.fonts.lead}</p>
      <ul className={styles.list}>
        {families.map((family) => (
          <UploadedFamily
            key={family.name}
            organizerId={organizerId}
            family={family}
            families={families}
            data={data}
            disabled={disabled}
            changed={changed}
            follow={follow}
            save={save}
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
