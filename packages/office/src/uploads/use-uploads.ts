import type { CallOptions } from "@tour/api";
import { useEffect, useRef, useState } from "react";
import { describeFailure } from "../api/describe-failure.ts";

interface Upload {
  file: File;
  /** From 0 to 1; it waits for those before it at 0. */
  progress: number;
  /** Why the server did not take it. */
  error?: string;
}

export type Uploads = ReturnType<typeof useUploads>;

type Send<Answer> = (body: { file: File }, options: CallOptions) => Promise<{ data: Answer }>;

/** Files on their way to the server, one after another: how far each is, and the way to stop it. */
export function useUploads<Answer>(send: Send<Answer>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [stops] = useState(() => new Map<File, AbortController>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => () => stops.forEach((stop) => stop.abort()), [stops]);

  const isBusy = uploads.some(({ error }) => error === undefined);

  const put = (file: File, told: Omit<Upload, "file">) =>
    setUploads((before) => before.map((one) => (one.file === file ? { file, ...told } : one)));

  /** Answers what the server made of the file; nothing where it was refused or stopped. */
  function start(file: File): Promise<Answer | undefined> {
    const stop = new AbortController();
    stops.set(file, stop);
    // Of the same file chosen again, what was wrong with it before is no longer of interest.
    setUploads((before) => [
      ...before.filter((one) => one.file.name !== file.name || one.error === undefined),
      { file, progress: 0 },
    ]);
    const sent = last.current.then(() => sendOne(file, stop.signal));
    last.current = sent;
    return sent;
  }

  async function sendOne(file: File, signal: AbortSignal): Promise<Answer | undefined> {
    if (signal.aborted) return undefined;
    try {
      const onProgress = (progress: number) => put(file, { progress });
      const { data } = await send({ file }, { signal, onProgress });
      remove(file);
      return data;
    } catch (error) {
      if (!signal.aborted) put(file, { progress: 0, error: describeFailure(error) });
      return undefined;
    }
  }

  /** Stops a file that is on its way; takes one that was refused off the list. */
  function remove(file: File): void {
    stops.get(file)?.abort();
    stops.delete(file);
    setUploads((before) => before.filter((one) => one.file !== file));
  }

  const clear = () => uploads.forEach(({ file }) => remove(file));

  return { uploads, isBusy, start, remove, clear };
}
