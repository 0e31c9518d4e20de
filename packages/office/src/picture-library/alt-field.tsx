import type { Image } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { pictureTexts } from "../texts/pictures.ru.ts";
import styles from "./picture-buttons.module.css";

const words = pictureTexts.altField;

interface AltFieldProps {
  image: Image;
  change: (image: Image) => void;
  /** What was said of the picture that stood here before. */
  former?: string | undefined;
}

/** What a picture shows, in words: asked for until it is said, or until there is nothing to say. */
export function AltField({ image, change, former }: AltFieldProps) {
  const { is_decorative: isDecorative = false, ...plain } = image;
  const isAsked = !image.alt && !isDecorative;
  const describe = (alt: string) => change({ ...plain, alt });
  return (
    <div className={styles.words}>
      {!isDecorative && (
        <Field label={words.label} hint={isAsked ? words.ask : words.hint}>
          <Input value={image.alt} maxLength={300} onValueChange={describe} />
        </Field>
      )}
      {isAsked && former && (
        <div className={styles.former}>
          <p>{words.former(former)}</p>
          <Button size="s" variant="secondary" onClick={() => describe(former)}>
            {words.keep}
          </Button>
        </div>
      )}
      {!image.alt && (
        <Checkbox
          checked={isDecorative}
          onCheckedChange={(is_decorative) =>
            change(is_decorative ? { ...plain, is_decorative } : plain)
          }
        >
          {words.decorative}
        </Checkbox>
      )}
    </div>
  );
}
