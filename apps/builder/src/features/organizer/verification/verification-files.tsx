import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { VerificationFile } from "@tour/api";
import { IconButton } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { FileText, Trash2 } from "lucide-react";
import { client, describeFailure } from "@tour/office/api";
import { UploadDrop, useUploads } from "@tour/office/uploads";
import { texts as allTexts } from "../../../texts/ru.ts";
import { organizerQueries } from "../../../shell/organizer-queries.ts";
import styles from "./verification.module.css";

const texts = allTexts.verification;
/** What the server takes; it looks at the content once more. */
const accept = "application/pdf,image/jpeg,image/png";
const maxSize = 10 * 1024 * 1024;

interface VerificationFilesProps {
  organizerId: number;
  files: VerificationFile[];
  canAdd: boolean;
  canRemove: boolean;
}

/** The documents that staff will read, and a place for more. */
export function VerificationFiles(props: VerificationFilesProps) {
  const { organizerId: id, files, canAdd, canRemove } = props;
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries(organizerQueries.verification(id));
  const uploads = useUploads((body, options) =>
    client.uploadVerificationFile({ query: { id }, body }, options),
  );
  const remove = useMutation({
    mutationFn: (file_id: number) =>
      client.removeVerificationFile({ query: { id }, body: { file_id } }),
    onSettled: reload,
  });
  const send = async (file: File) => {
    if (await uploads.start(file)) await reload();
  };
  return (
    <div className={styles.files}>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <a
                href={`/crm/api/organizer/verification-file?id=${file.id}`}
                target="_blank"
                rel="noreferrer"
              >
                <FileText size={18} aria-hidden />
                <span>{file.name}</span>
              </a>
              {canRemove && (
                <IconButton
                  label={texts.removeFile(file.name)}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(file.id)}
                >
                  <Trash2 size={18} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {remove.error && <Message tone="danger">{describeFailure(remove.error)}</Message>}
      {canAdd && (
        <UploadDrop
          label={texts.addFile}
          icon={<FileText size={28} />}
          accept={accept}
          maxSize={maxSize}
          hint={texts.fileHint}
          multiple
          uploads={uploads}
          onFiles={(files) => files.forEach((file) => void send(file))}
        />
      )}
    </div>
  );
}
