import type { FontFile } from "@tour/api";
import { useState } from "react";
import { client, useUpload } from "@tour/office/api";

/** A font file on its way to the server, and what the server read of it. */
export function useFontUpload(organizerId: number) {
  const [sent, setSent] = useState<FontFile | null>(null);
  const { upload, start, cancel } = useUpload((body, options) =>
    client.uploadFont({ query: { organizer_id: organizerId }, body }, options),
  );

  async function send(file: File): Promise<void> {
    setSent(null);
    setSent((await start(file)) ?? null);
  }

  function reset(): void {
    cancel();
    setSent(null);
  }

  return { upload, sent, send, reset };
}

export type FontUpload = ReturnType<typeof useFontUpload>;
