import type { MediaFile } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Spinner } from "@tour/ui-kit/spinner";
import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { describeFailure } from "../api/describe-failure.ts";
import { pictureTexts } from "../texts/pictures.ru.ts";
import { AddToLibrary } from "./add-to-library.tsx";
import { DropPromise } from "./drop-promise.tsx";
import { LibraryPicture } from "./library-picture.tsx";
import { PictureDetails } from "./picture-details.tsx";
import styles from "./picture-library.module.css";
import { uploadPictures } from "./picture-uploads.ts";
import type { RefusePicture } from "./picture-uploads.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { useLibrary } from "./use-library.ts";
import { useWhileShown } from "./use-while-shown.ts";

interface LibraryProps {
  organizerId: number;
  open: boolean;
  close: () => void;
}

interface OnePictureProps extends LibraryProps {
  choose: (picture: MediaFile) => void;
  /** Why a picture does not fit the place, in words; nothing where it does. */
  refuse?: RefusePicture;
}

interface SeveralPicturesProps extends LibraryProps {
  /** How many there is room for. */
  room: number;
  /** Told of those that were marked, in the order in which they were. */
  chooseSeveral: (pictures: MediaFile[]) => void;
}

export type PictureLibraryProps = OnePictureProps | SeveralPicturesProps;

/** The library itself: what is new comes from above, what is there is searched, chosen, marked, or looked at closely. */
export function LibraryContent(props: PictureLibraryProps) {
  const { organizerId, close } = props;
  const isSeveral = "chooseSeveral" in props;
  const room = isSeveral ? props.room : 1;
  const [marked, setMarked] = useState<readonly MediaFile[]>([]);
  const [detailed, setDetailed] = useState<MediaFile | null>(null);
  const [unfit, setUnfit] = useState("");
  const [search, setSearch] = useState("");
  const pictures = useLibrary(organizerId, useDeferredValue(search));

  const take = (picture: MediaFile) => {
    if (isSeveral) return;
    const reason = props.refuse?.(picture);
    if (reason !== undefined) return setUnfit(reason);
    props.choose(picture);
    close();
  };
  const toggle = (picture: MediaFile) =>
    setMarked((before) => {
      const others = before.filter(({ id }) => id !== picture.id);
      if (others.length < before.length) return others;
      return before.length < room ? [...before, picture] : before;
    });
  const receive = useWhileShown((added: MediaFile[], isAlone: boolean) => {
    if (isSeveral) {
      const isNew = ({ id }: MediaFile) => marked.every((one) => one.id !== id);
      setMarked([...marked, ...added.filter(isNew)].slice(0, room));
    }
    // Of several that came together one still has to be chosen.
    else if (isAlone && added[0]) take(added[0]);
  });
  const upload = (files: File[]) =>
    void uploadPictures(files, {
      organizerId,
      ...(!isSeveral && { refuse: props.refuse }),
      taken: (added) => receive(added, files.length === 1),
    });
  /** Whoever aims at the pictures means the library, too. */
  const drop = useFileDrop(upload);

  if (detailed) {
    return (
      <PictureDetails
        organizerId={organizerId}
        file={detailed}
        close={() => setDetailed(null)}
        leave={close}
        removed={() => {
          setMarked(marked.filter(({ id }) => id !== detailed.id));
          setDetailed(null);
        }}
      />
    );
  }
  return (
    <div className={styles.whole} {...drop.handlers}>
      {drop.isOver && <DropPromise multiple className={styles.promise} />}
      <AddToLibrary upload={upload} />
      {unfit && <Message tone="danger">{unfit}</Message>}
      <Input
        type="search"
        className={styles.search}
        aria-label={pictureTexts.search}
        placeholder={pictureTexts.search}
        start={<Search size={18} aria-hidden />}
        value={search}
        onValueChange={setSearch}
      />
      {pictures.isPending && <Spinner />}
      {pictures.error && <Message tone="danger">{describeFailure(pictures.error)}</Message>}
      {pictures.isSuccess && pictures.files.length === 0 && (
        <p className={styles.empty} role="status">
          {search.trim() ? pictureTexts.nothingFound : pictureTexts.empty}
        </p>
      )}
      <ul className={styles.grid}>
        {pictures.files.map((file) => (
          <LibraryPicture
            key={file.id}
            file={file}
            choose={() => (isSeveral ? toggle(file) : take(file))}
            show={() => setDetailed(file)}
            place={isSeveral ? marked.findIndex(({ id }) => id === file.id) + 1 : undefined}
          />
        ))}
      </ul>
      {pictures.hasNextPage && (
        <Button
          variant="secondary"
          fullWidth
          loading={pictures.isFetchingNextPage}
          onClick={() => void pictures.fetchNextPage()}
        >
          {pictureTexts.more}
        </Button>
      )}
      {isSeveral && (
        <div className={styles.marked}>
          <p className={styles.empty} role="status">
            {pictureTexts.room(room - marked.length)}
          </p>
          <Button
            disabled={marked.length === 0}
            onClick={() => {
              props.chooseSeveral([...marked]);
              close();
            }}
          >
            {pictureTexts.add(marked.length)}
          </Button>
        </div>
      )}
    </div>
  );
}
