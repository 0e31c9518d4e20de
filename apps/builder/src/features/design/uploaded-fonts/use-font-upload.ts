import type { FontFile } from "@tour/api";
import { useState } from "react";
import { client } from "@tour/office/api";
import { useUploads } from "@tour/office/uploads";

/** A font file on its way to the server, and what the server read of it. */
export function useFontUpload(organizerId: number) {
  const [sent, setSent] = useState<FontFile | null>(null);
  const uploads = useUploads((body, options) =>
    client.uploadFont({ query: { organizer_id: organizerId }, body }, options),
  );

  async function send(file: File): Promise<void> {
    setSent(null);
    setSent((await uploads.start(file)) ?? null);
  }

  function reset(): void {
    uploads.clear();
    setSent(null);
  }

  return { uploads, sent, send, reset };
}

export type FontUpload = ReturnType<typeof useFontUpload>;
