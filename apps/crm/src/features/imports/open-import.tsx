import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { describeFailure, client } from "@tour/office/api";
import { Failure, Loading } from "@tour/office/shell";
import { useEffect, useRef } from "react";
import { tourQueries } from "../../tours/tour-queries.ts";
import { ColumnsPart } from "./columns-part.tsx";
import { importQueries, isRunning } from "./import-queries.ts";
import type { ImportSearch } from "./import-search.ts";
import { ImportStatus } from "./import-status.tsx";
import { ItemsTable } from "./items-table.tsx";
import type { Columns, useReadFile } from "./use-read-file.ts";

interface OpenImportProps {
  id: number;
  organizerId: number;
  search: ImportSearch;
  change: (search: ImportSearch) => void;
  /** Null where the file is not at hand. */
  reread: ((columns: Columns) => Promise<void>) | null;
  uploads: ReturnType<typeof useReadFile>["uploads"];
}

/** One import: what it would do, how far it is, what it did. */
export function OpenImport({ id, organizerId, search, change, reread, uploads }: OpenImportProps) {
  const queryClient = useQueryClient();
  const query = importQueries.one(organizerId, id);
  const { data: read, error, refetch } = useQuery(query);
  const asked = { query: { organizer_id: organizerId, id } };
  const keep = ({ data }: Awaited<ReturnType<typeof client.applyTourImport>>) =>
    queryClient.setQueryData(query.queryKey, data);
  const apply = useMutation({ mutationFn: () => client.applyTourImport(asked), onSuccess: keep });
  const undo = useMutation({ mutationFn: () => client.undoTourImport(asked), onSuccess: keep });

  // What was listed of tours before says too little once they are written.
  const running = read ? isRunning(read) : false;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !running) {
      void queryClient.invalidateQueries(tourQueries.all(organizerId));
    }
    wasRunning.current = running;
  }, [running, queryClient, organizerId]);

  if (!read) return error ? <Failure error={error} retry={refetch} /> : <Loading />;
  const failure = apply.error ?? undo.error ?? error;
  return (
    <>
      <ImportStatus
        read={read}
        isBusy={apply.isPending || undo.isPending || uploads.isBusy}
        problem={failure && describeFailure(failure)}
        apply={() => apply.mutate()}
        undo={() => undo.mutate()}
      />
      {read.state === "ready" && read.columns.length > 0 && (
        <ColumnsPart
          columns={read.columns}
          reread={reread && ((columns) => void reread(columns))}
          isBusy={uploads.isBusy}
          problem={uploads.uploads[0]?.error}
        />
      )}
      <ItemsTable read={read} organizerId={organizerId} search={search} change={change} />
    </>
  );
}
