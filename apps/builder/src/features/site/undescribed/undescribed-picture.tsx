import { useMutation } from "@tanstack/react-query";
import { imageUrl } from "@tour/api";
import type { UndescribedPicture as Picture } from "@tour/api";
import { client, describeFailure } from "@tour/office/api";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { Button } from "@tour/ui-kit/button";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { useState } from "react";
import { undescribedTexts as texts } from "../../../texts/undescribed.ru.ts";
import { PlaceList } from "../readiness/place-list.tsx";
import styles from "./undescribed.module.css";

interface UndescribedPictureProps {
  organizerId: number;
  picture: Picture;
  number: number;
  isSaved: boolean;
  saved: () => void;
}

/** One picture, where it stands, and the field for what is on it. Enter saves and goes to the next. */
export function UndescribedPicture(props: UndescribedPictureProps) {
  const { organizerId, picture, number, isSaved, saved } = props;
  const { image, places } = picture;
  const [alt, setAlt] = useState("");
  const [isDecorative, setDecorative] = useState(false);
  const [problem, setProblem] = useState("");
  const save = useMutation({
    mutationFn: () =>
      client.describePicture({
        query: { organizer_id: organizerId },
        body: isDecorative
          ? { url: image.url, is_decorative: true }
          : { url: image.url, alt: alt.trim() },
      }),
    onSuccess: saved,
  });
  useUnsaved(!isSaved && (alt.trim() !== "" || isDecorative));
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (!isDecorative && !alt.trim()) return setProblem(texts.needed);
    setProblem("");
    save.mutate(undefined, { onSuccess: () => focusNext(form) });
  };
  return (
    <li className={styles.row}>
      <img
        className={styles.picture}
        src={imageUrl(image, "320x00")}
        alt={texts.unnamed}
        loading="lazy"
      />
      <form className={styles.words} aria-label={texts.picture(number)} onSubmit={submit}>
        <div className={styles.where}>
          <span>{texts.where}</span>
          <PlaceList organizerId={organizerId} name="alts" places={places} />
        </div>
        {isSaved ? (
          <p className={styles.said} role="status">
            <Tag size="s" tone="success">
              {texts.saved}
            </Tag>
            <span>{isDecorative ? texts.decorative : alt.trim()}</span>
          </p>
        ) : (
          <>
            {!isDecorative && (
              <Field label={texts.label} hint={texts.hint} error={problem || undefined}>
                <Input value={alt} maxLength={300} autoComplete="off" onValueChange={setAlt} />
              </Field>
            )}
            {!alt && (
              <Checkbox checked={isDecorative} onCheckedChange={setDecorative}>
                {texts.decorative}
              </Checkbox>
            )}
            {save.error && <Message tone="danger">{describeFailure(save.error)}</Message>}
            <div>
              <Button type="submit" variant="secondary" loading={save.isPending}>
                {texts.save}
              </Button>
            </div>
          </>
        )}
      </form>
    </li>
  );
}

/** To the field of the next picture, as from one line of a list to the next. */
function focusNext(form: HTMLFormElement): void {
  const row = form.closest("li")?.nextElementSibling;
  row?.querySelector<HTMLElement>("input:not([type=checkbox])")?.focus();
}
