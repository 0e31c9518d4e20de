import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, imageUrl } from "@tour/api";
import type { MediaFile, PictureCrops as Crops } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import type { CSSProperties } from "react";
import { client } from "../api/client.ts";
import { describeFailure } from "../api/describe-failure.ts";
import { pictureTexts } from "../texts/pictures.ru.ts";
import { PictureCrops } from "./crops/picture-crops.tsx";
import { libraryKey } from "./library-key.ts";
import styles from "./picture-details.module.css";
import { PictureUsage } from "./picture-usage.tsx";

const words = pictureTexts.details;

/** The picture's own ratio, and the width that it is shown in at most, as custom properties. */
const toRoom = ({ width, height }: MediaFile) =>
  ({ "--ratio": width / height, "--widest": `${Math.min(width, 640)}px` }) as CSSProperties;

interface PictureDetailsProps {
  organizerId: number;
  file: MediaFile;
  close: () => void;
  /** The picture is gone. */
  removed: () => void;
  /** One goes to a place where it stands. */
  leave: () => void;
}

/** What is known of one picture of the library: its name and words, where it stands, and the way out. */
export function PictureDetails({ organizerId, file, close, removed, leave }: PictureDetailsProps) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(file.name);
  const [image, setImage] = useState(file.image);
  const [alt, setAlt] = useState(file.image.alt);
  const save = useMutation({
    mutationFn: () =>
      client.updateMedia({
        query: { organizer_id: organizerId },
        body: { id: file.id, fields: { name, alt } },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: libraryKey(organizerId) });
      close();
    },
  });
  const keepCrops = async (crops: Crops | undefined) => {
    const body = { id: file.id, fields: { crops: crops ?? {} } };
    const { data } = await client.updateMedia({ query: { organizer_id: organizerId }, body });
    setImage(data.image);
    await queryClient.invalidateQueries({ queryKey: libraryKey(organizerId) });
  };
  const refused = save.error instanceof ApiError ? save.error.validation : {};
  const nameError = name.trim() ? refused["fields.name"]?.[0] : words.nameNeeded;
  return (
    <div className={styles.details}>
      <Button
        className={styles.back}
        size="s"
        variant="ghost"
        iconStart={<ArrowLeft size={16} />}
        onClick={close}
      >
        {words.back}
      </Button>
      <figure className={styles.figure}>
        <img
          src={imageUrl(file.image, "640x00")}
          alt={file.image.alt}
          className={styles.image}
          // Its room is there before the picture is.
          style={toRoom(file)}
        />
        <figcaption className={styles.quiet}>{words.size(file.width, file.height)}</figcaption>
        <PictureCrops organizerId={organizerId} image={image} change={keepCrops} />
        <p className={styles.quiet}>{words.cropsHint}</p>
      </figure>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) save.mutate();
        }}
      >
        <Field label={words.name} error={nameError}>
          <Input value={name} maxLength={200} onValueChange={setName} />
        </Field>
        <Field label={words.alt} hint={words.altHint} error={refused["fields.alt"]?.[0]}>
          <Input value={alt} maxLength={300} onValueChange={setAlt} />
        </Field>
        {save.error && Object.keys(refused).length === 0 && (
          <Message tone="danger">{describeFailure(save.error)}</Message>
        )}
        <div>
          <Button type="submit" loading={save.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
      <PictureUsage organizerId={organizerId} file={file} removed={removed} leave={leave} />
    </div>
  );
}
