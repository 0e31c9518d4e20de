import { useInfiniteQuery } from "@tanstack/react-query";
import type { MediaFile } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { FileDrop } from "@tour/ui-kit/file-drop";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { Spinner } from "@tour/ui-kit/spinner";
import { useState } from "react";
import { client } from "../api/client.ts";
import { describeFailure } from "../api/describe-failure.ts";
import { texts } from "../texts/ru.ts";
import { LibraryPicture } from "./library-picture.tsx";
import { libraryKey } from "./library-key.ts";
import styles from "./picture-library.module.css";
import { PictureProgress } from "./picture-progress.tsx";
import { pictureRules, uploadPictures } from "./picture-uploads.ts";
import { useUploading } from "./use-picture-queue.ts";
import { useWhileShown } from "./use-while-shown.ts";

interface LibraryProps {
  organizerId: number;
  open: boolean;
  close: () => void;
}

interface OnePictureProps extends LibraryProps {
  choose: (picture: MediaFile) => void;
}

interface SeveralPicturesProps extends LibraryProps {
  /** How many there is room for. */
  room: number;
  /** Told of those that were marked, in the order in which they were. */
  chooseSeveral: (pictures: MediaFile[]) => void;
}

/** The organiser's pictures: choose one, or several where there is room for them, or add new ones. */
export function PictureLibrary(props: OnePictureProps | SeveralPicturesProps) {
  const { open, close } = props;
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      width={960}
      title={texts.picture.library}
    >
      {/* Opened anew, nothing is marked. */}
      {open && <LibraryContent {...props} />}
    </Modal>
  );
}

function LibraryContent(props: OnePictureProps | SeveralPicturesProps) {
  const { organizerId, close } = props;
  const room = "room" in props ? props.room : 1;
  const isSeveral = "room" in props;
  const [marked, setMarked] = useState<readonly MediaFile[]>([]);
  const pictures = useLibrary(organizerId);
  const files = pictures.data?.pages.flatMap(({ data }) => data) ?? [];
  const isUploading = useUploading();

  const take = (picture: MediaFile) => {
    if ("choose" in props) props.choose(picture);
    close();
  };
  const toggle = (picture: MediaFile) =>
    setMarked((before) => {
      const others = before.filter(({ id }) => id !== picture.id);
      if (others.length < before.length) return others;
      return before.length < room ? [...before, picture] : before;
    });
  const receive = useWhileShown((added: MediaFile[], isAlone: boolean) => {
    if (isSeveral) setMarked((before) => [...before, ...added].slice(0, room));
    // Of several that came together one still has to be chosen.
    else if (isAlone && added[0]) take(added[0]);
  });

  return (
    <>
      <FileDrop
        {...pictureRules}
        className={styles.drop}
        aria-label={texts.picture.upload}
        hint={texts.picture.formats}
        multiple
        onFiles={(chosen) =>
          void uploadPictures(chosen, {
            organizerId,
            taken: (added) => receive(added, chosen.length === 1),
          })
        }
      >
        {isUploading && <PictureProgress />}
      </FileDrop>
      {pictures.isPending && <Spinner />}
      {pictures.error && <Message tone="danger">{describeFailure(pictures.error)}</Message>}
      {pictures.isSuccess && files.length === 0 && (
        <p className={styles.empty}>{texts.picture.empty}</p>
      )}
      <ul className={styles.grid}>
        {files.map((file) => (
          <LibraryPicture
            key={file.id}
            file={file}
            choose={() => (isSeveral ? toggle(file) : take(file))}
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
          {texts.picture.more}
        </Button>
      )}
      {"chooseSeveral" in props && (
        <div className={styles.marked}>
          <p className={styles.empty} role="status">
            {texts.picture.room(room - marked.length)}
          </p>
          <Button
            disabled={marked.length === 0}
            onClick={() => {
              props.chooseSeveral([...marked]);
              close();
            }}
          >
            {texts.picture.add(marked.length)}
          </Button>
        </div>
      )}
    </>
  );
}

/** The organiser's pictures, newest first, a page at a time. */
function useLibrary(organizerId: number) {
  return useInfiniteQuery({
    queryKey: libraryKey(organizerId),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      client.listMedia({ query: { organizer_id: organizerId, page: pageParam } }, { signal }),
    getNextPageParam: ({ pagination }) =>
      pagination.page < pagination.pages ? pagination.page + 1 : undefined,
  });
}
