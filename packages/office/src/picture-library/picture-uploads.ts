import type { MediaFile } from "@tour/api";
import { checkFiles } from "@tour/ui-kit/file-drop";
import { client } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";
import { pictureTexts } from "../texts/pictures.ru.ts";
import { createUploadQueue } from "../uploads/index.ts";
import { libraryKey } from "./library-key.ts";

/** What the server takes; it looks at the content once more. */
export const pictureRules = {
  accept: "image/jpeg,image/png,image/webp,image/avif,image/gif",
  maxSize: 20_000_000,
};

/** As many as a line carries without each taking longer. */
const atOnce = 3;

/**
 * All pictures on their way to the library, whatever they are for: one queue for the whole office,
 * which goes on while screens change.
 */
export const pictureQueue = createUploadQueue(atOnce);

/** Judges a picture by its size in px; nothing where it fits. */
export type RefusePicture = (size: { width: number; height: number }) => string | undefined;

export interface PictureBatch {
  organizerId: number;
  /** Names the place that they are for, so that it can show that it waits. */
  purpose?: string | undefined;
  /** Why a picture of this size does not fit the place, in words: such a one is not sent at all. */
  refuse?: RefusePicture | undefined;
  /**
   * Told once of all that came together and were taken, in the order of the files; again of one that
   * was taken at a later try.
   */
  taken: (pictures: MediaFile[]) => void;
}

const batches = new WeakMap<File, PictureBatch>();

/** Takes files into the library; what can't be a picture stays in the queue with its reason. */
export async function uploadPictures(files: readonly File[], batch: PictureBatch): Promise<void> {
  const { accepted, rejected } = checkFiles(files, pictureRules);
  for (const { file, reason } of rejected) {
    const isHeavy = reason === "too-large";
    pictureQueue.refuse(
      file,
      isHeavy ? pictureTexts.tooHeavy : pictureTexts.notPicture,
      batch.purpose,
    );
  }
  const { refuse } = batch;
  await sendTogether(refuse ? await listFit(accepted, { ...batch, refuse }) : accepted, batch);
}

/** Those whose size fits; what this browser can't measure is left to the server. */
async function listFit(
  files: readonly File[],
  { refuse, purpose }: PictureBatch & { refuse: RefusePicture },
): Promise<File[]> {
  const reasons = await Promise.all(
    files.map(async (file) => {
      const picture = await createImageBitmap(file).catch(() => null);
      const reason = picture ? refuse(picture) : undefined;
      picture?.close();
      return reason;
    }),
  );
  for (const [index, reason] of reasons.entries()) {
    if (reason !== undefined) pictureQueue.refuse(files[index]!, reason, purpose);
  }
  return files.filter((_, index) => reasons[index] === undefined);
}

/** Sends one again that was not taken, for the same place. */
export async function retryPicture(file: File): Promise<void> {
  const batch = batches.get(file);
  if (batch) await sendTogether([file], batch);
}

async function sendTogether(files: readonly File[], batch: PictureBatch): Promise<void> {
  const { organizerId, purpose, taken } = batch;
  const query = { organizer_id: organizerId };
  const sent = files.map((file) => {
    batches.set(file, batch);
    return pictureQueue.start(file, {
      purpose,
      send: (body, options) => client.uploadMedia({ query, body }, options),
    });
  });
  const answers = await Promise.all(sent);
  for (const [index, answer] of answers.entries()) {
    const file = files[index];
    if (file && answer?.is_known) pictureQueue.note(file, pictureTexts.known(answer.name), purpose);
  }
  const pictures = answers.filter((answer) => answer !== undefined);
  if (pictures.length === 0) return;
  taken(pictures);
  await queryClient.invalidateQueries({ queryKey: libraryKey(organizerId) });
}
