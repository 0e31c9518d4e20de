import { useQueryClient } from "@tanstack/react-query";
import type { ImportField, TourImport } from "@tour/api";
import { client } from "@tour/office/api";
import { useUploads } from "@tour/office/uploads";
import { useRef, useState } from "react";
import { importQueries } from "./import-queries.ts";

/** Which field each column stands for, from the left. */
export type Columns = readonly (ImportField | null)[];

/** Has a file read, and read anew where somebody says what its columns are. */
export function useReadFile(organizerId: number, opened: (read: TourImport) => void) {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const columns = useRef<Columns | undefined>(undefined);
  const uploads = useUploads((body, options) => {
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const chosen = columns.current && { columns: JSON.stringify(columns.current) };
    const sent = { ...body, time_zone, ...chosen };
    return client.uploadTourImport({ query: { organizer_id: organizerId }, body: sent }, options);
  });

  async function read(chosen: File, as?: Columns): Promise<void> {
    columns.current = as;
    const made = await uploads.start(chosen);
    if (!made) return;
    setFile(chosen);
    queryClient.setQueryData(importQueries.one(organizerId, made.id).queryKey, made);
    opened(made);
  }

  return { file, uploads, read };
}
