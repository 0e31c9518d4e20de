import type { CallOptions } from "@tour/api";
import { createStore } from "zustand/vanilla";
import { describeFailure } from "../api/describe-failure.ts";

export interface Upload {
  file: File;
  /** From 0 to 1; it waits for those before it at 0. */
  progress: number;
  /** Why it was not taken. */
  error?: string;
  /** Whether another try can't help: the file itself is not one that is taken. */
  isUnfit?: boolean;
  /** What is worth knowing of one that was taken. */
  note?: string;
  /** What the file is for, where several places share a queue. */
  purpose?: string | undefined;
}

export interface UploadState {
  /** Those on their way, and those of which there is something to say, in the order in which they came. */
  uploads: readonly Upload[];
  /** How many were taken since nothing was on its way. */
  taken: number;
}

export type Send<Answer> = (
  body: { file: File },
  options: CallOptions,
) => Promise<{ data: Answer }>;

interface UploadOrder<Answer> {
  send: Send<Answer>;
  purpose?: string | undefined;
}

/** Files on their way to the server, so many at a time: one that fails stops none of the others. */
export function createUploadQueue(atOnce = 1) {
  const store = createStore<UploadState>(() => ({ uploads: [], taken: 0 }));
  const stops = new Map<File, AbortController>();
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;

  const isBusy = () => isOnTheWay(store.getState());
  const change = (next: (before: readonly Upload[]) => readonly Upload[], added = 0) =>
    store.setState(({ uploads, taken }) => ({ uploads: next(uploads), taken: taken + added }));
  const put = (file: File, told: Partial<Upload>) =>
    change((before) => before.map((one) => (one.file === file ? { ...one, ...told } : one)));
  /** Of the same file that comes again, what was wrong with it before is no longer of interest. */
  const append = (upload: Upload) =>
    change((before) => [
      ...before.filter((one) => isSent(one) || !isSameFile(one, upload)),
      upload,
    ]);

  function sendNext(): void {
    if (running >= atOnce) return;
    const next = waiting.shift();
    if (!next) return;
    running += 1;
    void next().finally(() => {
      running -= 1;
      sendNext();
    });
  }

  async function sendOne<Answer>(
    file: File,
    signal: AbortSignal,
    send: Send<Answer>,
  ): Promise<Answer | undefined> {
    if (signal.aborted) return undefined;
    try {
      const onProgress = (progress: number) => put(file, { progress });
      const { data } = await send({ file }, { signal, onProgress });
      stops.delete(file);
      change((before) => before.filter((one) => one.file !== file), 1);
      return data;
    } catch (error) {
      if (!signal.aborted) put(file, { progress: 0, error: describeFailure(error) });
      return undefined;
    }
  }

  /** Stops a file that is on its way; takes one that was not taken off the list. */
  function remove(file: File): void {
    stops.get(file)?.abort();
    stops.delete(file);
    change((before) => before.filter((one) => one.file !== file));
  }

  return {
    store,

    /** Answers what the server made of the file; nothing where it was refused or stopped. */
    start<Answer>(file: File, { send, purpose }: UploadOrder<Answer>): Promise<Answer | undefined> {
      if (!isBusy()) store.setState({ taken: 0 });
      const stop = new AbortController();
      stops.set(file, stop);
      append({ file, progress: 0, purpose });
      return new Promise((resolve) => {
        waiting.push(async () => resolve(await sendOne(file, stop.signal, send)));
        sendNext();
      });
    },

    /** Names a file that is not sent, with the reason. */
    refuse: (file: File, error: string, purpose?: string) =>
      append({ file, progress: 0, error, isUnfit: true, purpose }),

    /** Keeps a file that was taken on the list, with a word on it. */
    note: (file: File, note: string, purpose?: string) =>
      append({ file, progress: 1, note, purpose }),

    remove,
    clear: () => store.getState().uploads.forEach(({ file }) => remove(file)),
    stop: () => stops.forEach((stop) => stop.abort()),
  };
}

/** Whether files are being sent, or wait for it. */
export const isOnTheWay = ({ uploads }: UploadState): boolean => uploads.some(isSent);

/** Whether one is being sent, or waits for it. */
export const isSent = ({ error, note }: Upload): boolean =>
  error === undefined && note === undefined;

/** A file that was mended has the name it had before. */
const isSameFile = (a: Upload, b: Upload) => a.file.name === b.file.name && a.purpose === b.purpose;
