import { useQuery } from "@tanstack/react-query";
import { describeFailure } from "@tour/office/api";
import { Loading, useOrganizer } from "@tour/office/shell";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Select } from "@tour/ui-kit/select";
import { useState } from "react";
import type { PhotoDeed } from "../../offline/unsent-deed.ts";
import { wayTexts } from "../../texts/on-the-way.ru.ts";
import { ListFailure } from "./list-failure.tsx";
import styles from "./on-the-way.module.css";
import { PhotoFile } from "./photo-file.tsx";
import { PhotoPlaces } from "./photo-places.tsx";
import { useKeep } from "./use-keep.ts";
import { orderTours, wayQueries } from "./way-queries.ts";

const texts = wayTexts.photo;
/** Longest words of a picture, as the library has them. */
const longestAlt = 300;

/** A photo from the phone in the place of one of a tour's. */
export function PhotoForm({ mended }: { mended: PhotoDeed | undefined }) {
  const { organizer } = useOrganizer();
  const tours = useQuery(wayQueries.tours(organizer.id));
  const [tourId, chooseTour] = useState(mended ? `${mended.tourId}` : null);
  const [file, setFile] = useState<File | null>(() => toFile(mended));
  const [place, choosePlace] = useState<number | null>(null);
  const [alt, setAlt] = useState(mended?.alt ?? "");
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const [isTried, setTried] = useState(false);
  const gallery = useQuery({
    ...wayQueries.gallery(organizer.id, Number(tourId)),
    enabled: tourId !== null,
  });
  const keep = useKeep(mended);
  useUnsaved((file !== null || alt !== "") && !mended && !isSending);
  if (tours.error && !tours.data) return <ListFailure error={tours.error} retry={tours.refetch} />;
  if (!tours.data) return <Loading />;
  if (tours.data.length === 0) return <EmptyState title={texts.noTours} text={texts.noToursText} />;
  const tour = tours.data.find(({ id }) => `${id}` === tourId);
  const media = gallery.data;
  const chosen = media?.length === 0 ? 0 : place;
  const send = async () => {
    setTried(true);
    setFailure(null);
    if (!file || !tour || !media || chosen === null) return;
    setSending(true);
    const was = media[chosen] ?? null;
    const { name, size } = file;
    const { id, title } = tour;
    try {
      await keep({
        ...{ kind: "photo", tourId: id, title, place: chosen, was },
        ...{ file, name, size, alt: alt.trim(), url: null },
      });
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {mended?.refusal && <Message tone="danger">{mended.refusal}</Message>}
      <PhotoFile
        file={file}
        choose={setFile}
        except={mended?.id}
        error={isTried && !file ? texts.required : null}
      />
      <Field label={texts.tour} required>
        <Select
          items={orderTours(tours.data).map(({ id, title }) => ({ value: `${id}`, text: title }))}
          value={tourId}
          onValueChange={(id) => {
            chooseTour(id ?? null);
            choosePlace(null);
          }}
        />
      </Field>
      {tour && gallery.error && !media && <Message tone="warning">{texts.noGallery}</Message>}
      {tour && !media && gallery.isLoading && <Loading />}
      {tour && media && (
        <PhotoPlaces
          media={media}
          place={chosen}
          choose={choosePlace}
          error={isTried && chosen === null ? texts.placeRequired : null}
        />
      )}
      <Field label={texts.alt} hint={texts.altHint}>
        <Input
          value={alt}
          maxLength={longestAlt}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        />
      </Field>
      {failure !== null && <Message tone="danger">{describeFailure(failure)}</Message>}
      <Button type="submit" size="l" fullWidth loading={isSending}>
        {texts.submit}
      </Button>
    </form>
  );
}

const toFile = (deed: PhotoDeed | undefined): File | null =>
  deed?.file ? new File([deed.file], deed.name, { type: deed.file.type }) : null;
