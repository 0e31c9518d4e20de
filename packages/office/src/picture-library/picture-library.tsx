import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { imageUrl } from "@tour/api";
import type { Image, MediaFile } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { Spinner } from "@tour/ui-kit/spinner";
import { client } from "../api/client.ts";
import { describeFailure } from "../api/describe-failure.ts";
import { texts } from "../texts/ru.ts";
import styles from "./picture-library.module.css";
import { UploadPictures } from "./upload-pictures.tsx";

interface PictureLibraryProps {
  organizerId: number;
  open: boolean;
  close: () => void;
  choose: (image: Image, file: MediaFile) => void;
}

/** The organiser's pictures: choose one, or add new ones. */
export function PictureLibrary({ organizerId, open, close, choose }: PictureLibraryProps) {
  const queryClient = useQueryClient();
  const queryKey = ["organizer", organizerId, "media"];
  const pictures = useInfiniteQuery({
    queryKey,
    enabled: open,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      client.listMedia({ query: { organizer_id: organizerId, page: pageParam } }, { signal }),
    getNextPageParam: ({ pagination }) =>
      pagination.page < pagination.pages ? pagination.page + 1 : undefined,
  });
  const files = pictures.data?.pages.flatMap(({ data }) => data) ?? [];

  const take = (file: MediaFile) => {
    choose(file.image, file);
    close();
  };

  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      width={960}
      title={texts.picture.library}
    >
      <UploadPictures
        organizerId={organizerId}
        taken={async (file, isAlone) => {
          await queryClient.invalidateQueries({ queryKey });
          // Of several that came together one still has to be chosen.
          if (isAlone) take(file);
        }}
      />
      {pictures.isPending && <Spinner />}
      {pictures.error && <Message tone="danger">{describeFailure(pictures.error)}</Message>}
      {pictures.isSuccess && files.length === 0 && (
        <p className={styles.empty}>{texts.picture.empty}</p>
      )}
      <ul className={styles.grid}>
        {files.map((file) => (
          <li key={file.id}>
            <button type="button" className={styles.picture} onClick={() => take(file)}>
              <img
                src={imageUrl(file.image, "320x320")}
                alt={file.image.alt || file.name}
                width="320"
                height="320"
                loading="lazy"
              />
            </button>
          </li>
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
    </Modal>
  );
}
