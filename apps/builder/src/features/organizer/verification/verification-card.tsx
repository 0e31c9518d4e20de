import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { OrganizerVerification } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { client, describeFailure } from "@tour/office/api";
import { SettingsCard } from "@tour/office/shell";
import { useHasUnsaved } from "@tour/office/unsaved-changes";
import { texts as allTexts } from "../../../texts/ru.ts";
import { organizerQueries } from "../../../shell/organizer-queries.ts";
import { VerificationFiles } from "./verification-files.tsx";
import styles from "./verification.module.css";

const texts = allTexts.verification;
const tones = {
  none: "neutral",
  pending: "warning",
  verified: "success",
  rejected: "danger",
} as const;

interface VerificationCardProps {
  organizerId: number;
  verification: OrganizerVerification;
  isOwner: boolean;
}

/** Documents for our staff, how far they have come with them, and the way to ask them. */
export function VerificationCard({ organizerId, verification, isOwner }: VerificationCardProps) {
  const { state, comment } = verification;
  const canSubmit = isOwner && (state === "none" || state === "rejected");
  return (
    <SettingsCard title={texts.title} id="verification">
      <div className={styles.state}>
        <Tag tone={tones[state]}>{texts.state[state]}</Tag>
        <p>{texts.about[state]}</p>
      </div>
      {comment && <Message tone={state === "rejected" ? "danger" : "info"}>{comment}</Message>}
      <VerificationFiles
        organizerId={organizerId}
        files={verification.files}
        canAdd={isOwner}
        canRemove={canSubmit}
      />
      {canSubmit && <SubmitVerification organizerId={organizerId} />}
    </SettingsCard>
  );
}

function SubmitVerification({ organizerId }: { organizerId: number }) {
  const hasUnsaved = useHasUnsaved();
  const queryClient = useQueryClient();
  const { queryKey } = organizerQueries.verification(organizerId);
  const submit = useMutation({
    mutationFn: () => client.submitVerification({ query: { id: organizerId } }),
    onSuccess: ({ data }) => queryClient.setQueryData(queryKey, data),
  });
  return (
    <>
      {submit.error && (
        <Message tone="danger">
          <p>{describeFailure(submit.error)}</p>
          <MissingFields error={submit.error} />
        </Message>
      )}
      <div className={styles.actions}>
        <Button loading={submit.isPending} disabled={hasUnsaved} onClick={() => submit.mutate()}>
          {texts.submit}
        </Button>
        {hasUnsaved && <p className={styles.quiet}>{texts.saveFirst}</p>}
      </div>
    </>
  );
}

/** What the server found missing, by the names that the form gives its fields. */
function MissingFields({ error }: { error: Error }) {
  if (!(error instanceof ApiError)) return null;
  const lines = Object.entries(error.validation).flatMap(([field, messages]) => {
    const label = texts.fields[field as keyof typeof texts.fields];
    return label === undefined ? [] : [`${label}: ${messages.join(", ").toLowerCase()}`];
  });
  if (lines.length === 0) return null;
  return (
    <ul className={styles.missing}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
