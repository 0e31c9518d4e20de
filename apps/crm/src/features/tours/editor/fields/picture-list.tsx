import { imageUrl } from "@tour/api";
import type { Media, MediaFile } from "@tour/api";
import {
  AddPictures,
  PictureDrop,
  PictureLibrary,
  useWhileShown,
} from "@tour/office/picture-library";
import { DragHandle, SortableList, useSortableItem } from "@tour/office/sortable";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { useToast } from "@tour/ui-kit/message";
import { findSchema, createRule } from "@tour/validation/valibot";
import { tourEditingCalls } from "@tour/api/contract";
import { useState } from "react";
import { tourEditorTexts } from "../../../../texts/tour-editor.ru.ts";
import { limitsOf, useAnyForm, useTourEditing } from "../tour-form.ts";
import { EntryMoves } from "./entry-moves.tsx";
import styles from "./picture-list.module.css";
import { TextField } from "./text-field.tsx";
import { useEntries } from "./use-entries.ts";

const texts = tourEditorTexts.pictures;
const videoSchema = findSchema(tourEditingCalls.updateTour.body!, "media.0.video_url")!;
const videoRules = [createRule(videoSchema, { message: texts.videoWrong })];

/** A list of pictures and videos of a tour. */
export type PicturesName = "media" | `program.${number}.media` | `livings.${number}.media`;

/** Pictures out of the library, each described; a picture with a video's address is a video. */
export function PictureList({ name }: { name: PicturesName }) {
  const { tour } = useTourEditing();
  const list = useEntries<Media>(name);
  const toast = useToast();
  const [isChoosing, setChoosing] = useState(false);
  const ids = list.keys.map((key) => `${name}-${key}`);
  const room = Math.max(0, (limitsOf(name).maxLength ?? Infinity) - ids.length);
  const add = useWhileShown((pictures: MediaFile[]) => {
    const fitting = pictures.slice(0, room);
    if (fitting.length > 0) {
      list.addLater(fitting.map(({ image }) => ({ kind: "image", image })));
    }
    const left = pictures.length - fitting.length;
    if (left > 0) toast.show({ text: texts.noRoom(left) });
  });
  const batch = { organizerId: tour.organizer_id, purpose: `${tour.id} ${name}`, taken: add };
  return (
    <PictureDrop {...batch} multiple>
      <div className={styles.list} data-field={name}>
        <SortableList ids={ids} move={list.move}>
          {list.entries.map((media, index) => (
            <PictureRow
              key={ids[index]}
              id={ids[index]!}
              media={media}
              name={`${name}.${index}`}
              number={index + 1}
              isLast={index === ids.length - 1}
              moveBy={(step) => list.move(index, index + step)}
              remove={() => list.remove(index, texts.picture(index + 1))}
            />
          ))}
        </SortableList>
        {list.error && <p className={styles.error}>{list.error}</p>}
        <AddPictures {...batch} isFull={room === 0} choose={() => setChoosing(true)} />
      </div>
      <PictureLibrary
        organizerId={tour.organizer_id}
        open={isChoosing}
        close={() => setChoosing(false)}
        room={room}
        chooseSeveral={add}
      />
    </PictureDrop>
  );
}

interface PictureRowProps {
  id: string;
  media: Media;
  name: `${PicturesName}.${number}`;
  number: number;
  isLast: boolean;
  moveBy: (step: -1 | 1) => void;
  remove: () => void;
}

function PictureRow({ id, media, name, number, isLast, moveBy, remove }: PictureRowProps) {
  const { ref, style, handle } = useSortableItem(id);
  const title = texts.picture(number);
  return (
    <div ref={ref} style={style} className={styles.picture}>
      <img
        src={imageUrl(media.image, "320x320")}
        alt={media.image.alt || title}
        width="320"
        height="320"
        loading="lazy"
        className={styles.image}
      />
      <div className={styles.fields}>
        <TextField
          name={`${name}.image.alt`}
          label={texts.alt}
          hint={number === 1 && name.startsWith("media.") ? texts.firstHint : undefined}
          placeholder={texts.altExample}
        />
        <VideoField name={name} media={media} />
      </div>
      <div className={styles.moves}>
        <DragHandle handle={handle} title={title} />
        <EntryMoves {...{ title, isFirst: number === 1, isLast, moveBy, remove }} />
      </div>
    </div>
  );
}

/** The address of a video whose poster the picture is; shown once it is wished for. */
function VideoField({ name, media }: Pick<PictureRowProps, "name" | "media">) {
  const form = useAnyForm();
  const isVideo = media.kind === "video";
  const toggle = () => {
    const { video_url: _, ...picture } = media;
    form.setValue(name, isVideo ? { ...picture, kind: "image" } : { ...media, kind: "video" });
  };
  return (
    <>
      {isVideo && (
        <TextField
          name={`${name}.video_url`}
          type="url"
          label={texts.video}
          hint={texts.videoHint}
          rules={videoRules}
          placeholder="https://"
        />
      )}
      <Checkbox checked={isVideo} onCheckedChange={toggle}>
        {texts.isVideo}
      </Checkbox>
    </>
  );
}
