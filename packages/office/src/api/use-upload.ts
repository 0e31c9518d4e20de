import type { CallOptions } from "@tour/api";
import { useEffect, useRef, useState } from "react";
import { describeFailure } from "./describe-failure.ts";

interface Upload {
  file: File;
  /** From 0 to 1. */
  progress: number;
  error?: string;
}

type Send<Answer> = (body: { file: File }, options: CallOptions) => Promise<{ data: Answer }>;

/** A file on its way to the server: how far it is, what went wrong, and the way to stop it. */
export function useUpload<Answer>(send: Send<Answer>) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Answers what the server made of the file; nothing where it was refused or stopped. */
  async function start(file: File): Promise<Answer | undefined> {
    const { signal } = (running.current = new AbortController());
    const onProgress = (progress: number) => setUpload({ file, progress });
    onProgress(0);
    try {
      const { data } = await send({ file }, { signal, onProgress });
      setUpload(null);
      return data;
    } catch (error) {
      if (!signal.aborted) setUpload({ file, progress: 0, error: describeFailure(error) });
      return undefined;
    }
  }

  function cancel(): void {
    running.current?.abort();
    setUpload(null);
  }

  return { upload, start, cancel };
}
