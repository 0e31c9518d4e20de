import type { FontFile } from "@tour/api";
import { useEffect, useRef, useState } from "react";
import { uploadFile } from "../../../api/upload-file.ts";

interface Upload {
  file: File;
  /** From 0 to 1. */
  progress: number;
  error?: string;
}

/** A font file on its way to the server, and what the server read of it. */
export function useFontUpload(organizerId: number) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [sent, setSent] = useState<FontFile | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const { signal } = (running.current = new AbortController());
    setSent(null);
    setUpload({ file, progress: 0 });
    try {
      const progress = (part: number) => setUpload({ file, progress: part });
      const answer = await uploadFile("uploadFont", organizerId, file, { signal, progress });
      setSent(answer);
      setUpload(null);
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      setUpload({ file, progress: 0, error: message });
    }
  }

  function reset(): void {
    running.current?.abort();
    setUpload(null);
    setSent(null);
  }

  return { upload, sent, send, reset };
}

export type FontUpload = ReturnType<typeof useFontUpload>;
