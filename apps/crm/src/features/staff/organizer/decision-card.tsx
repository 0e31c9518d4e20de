import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { OrganizerVerification } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { useState } from "react";
import type { ReactNode } from "react";
import { describeFailure, staffClient } from "@tour/office/api";
import { formatInstant } from "@tour/office/format";
import { SettingsCard } from "@tour/office/shell";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffKey } from "../staff-queries.ts";
import { VerificationTag } from "../verification-tag.tsx";
import { DocumentList } from "./document-list.tsx";
import { Facts } from "./facts.tsx";
import { listChanges } from "./list-changes.ts";
import styles from "./organizer.module.css";
import { RefuseDialog } from "./refuse-dialog.tsx";

const texts = staffTexts.page;
const fields = ["name", "inn", "ogrn", "registry_number"] as const;
const tones = { ok: "success", missing: "neutral", wrong: "danger" } as const;

interface DecisionCardProps {
  id: number;
  verification: OrganizerVerification;
}

/** What an organiser says of themselves, with their documents, and what staff decide of it. */
export function DecisionCard({ id, verification }: DecisionCardProps) {
  const { state, comment, decided_at: decidedAt, legal, checks, files, revision } = verification;
  const [isRefusing, setRefusing] = useState(false);
  const [changes, setChanges] = useState<string[]>([]);
  const queryClient = useQueryClient();
  const readAnew = () => queryClient.invalidateQueries({ queryKey: staffKey });
  // What they had read is not what there is: nothing is decided, and the newer data takes its place.
  const noteChanges = async (error: unknown) => {
    const newer = readNewer(error);
    if (!newer) return;
    setChanges(listChanges(verification, newer));
    await readAnew();
  };
  const approve = useMutation({
    mutationFn: () =>
      staffClient.updateOrganizer({
        query: { id },
        body: { verification: { state: "verified", revision } },
      }),
    onSuccess: () => {
      setChanges([]);
      return readAnew();
    },
    onError: (error) => noteChanges(error),
  });
  return (
    <SettingsCard title={texts.verification}>
      <div className={styles.row}>
        <VerificationTag state={state} />
        {decidedAt && <p className={styles.quiet}>{texts.decidedAt(formatInstant(decidedAt))}</p>}
      </div>
      {comment && <Message tone={state === "rejected" ? "danger" : "info"}>{comment}</Message>}
      <Facts
        facts={[
          [texts.legal.form, legal.form ? texts.legalForms[legal.form] : texts.check.missing],
          ...fields.map((field): [string, ReactNode] => [
            texts.legal[field],
            <span key={field} className={styles.row}>
              {legal[field] && <span className={styles.number}>{legal[field]}</span>}
              {(checks[field] !== "ok" || field !== "name") && (
                <Tag size="s" tone={tones[checks[field]]}>
                  {texts.check[checks[field]]}
                </Tag>
              )}
            </span>,
          ]),
        ]}
      />
      <DocumentList files={files} />
      {changes.length > 0 && (
        <Message tone="warning" title={texts.changedTitle}>
          <ul className={styles.missing}>
            {changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Message>
      )}
      {approve.error && !readNewer(approve.error) && (
        <Message tone="danger">{describeFailure(approve.error)}</Message>
      )}
      <div className={styles.actions}>
        {state !== "verified" && (
          <Button loading={approve.isPending} onClick={() => approve.mutate()}>
            {texts.approve}
          </Button>
        )}
        {state !== "rejected" && (
          <Button variant="secondary" onClick={() => setRefusing(true)}>
            {texts.refuse}
          </Button>
        )}
      </div>
      {isRefusing && (
        <RefuseDialog
          {...{ id, revision }}
          noteOutdated={noteChanges}
          close={() => setRefusing(false)}
        />
      )}
    </SettingsCard>
  );
}

const conflict = 409;

/** The verification as it is now, where a decision was refused since another was read. */
const readNewer = (error: unknown): OrganizerVerification | null =>
  error instanceof ApiError && error.status === conflict
    ? ((error.data as OrganizerVerification | undefined) ?? null)
    : null;
