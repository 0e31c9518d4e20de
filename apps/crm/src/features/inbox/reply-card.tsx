import type { HelpQuestion } from "@tour/api";
import { helpInboxCalls } from "@tour/api/contract";
import { SettingsCard } from "@tour/office/shell";
import { Segmented } from "@tour/ui-kit/segmented";
import { useState } from "react";
import { inboxTexts } from "../../texts/inbox.ru.ts";
import { ReplyForm } from "../../replies/reply-form.tsx";
import type { Reply } from "../../replies/reply-form.tsx";
import styles from "./question-page.module.css";

const texts = inboxTexts.reply;
const ways = (["email", "phone"] as const).map((value) => ({ value, label: texts[value] }));

interface ReplyCardProps {
  question: HelpQuestion;
  answer: (reply: Reply) => Promise<unknown>;
  noteCall: (reply: Reply) => Promise<unknown>;
}

/** The ways to answer that the guest left; what was typed for one stays while the other is shown. */
export function ReplyCard({ question, answer, noteCall }: ReplyCardProps) {
  const { name, phone, email, organizer_id: organizerId } = question;
  const facts = { "{имя}": name, "{дата}": null, "{ссылка}": null };
  const [way, setWay] = useState<"email" | "phone">(email ? "email" : "phone");
  return (
    <SettingsCard title={texts.title}>
      {phone && email && (
        <Segmented aria-label={texts.way} options={ways} value={way} onValueChange={setWay} />
      )}
      {!email && <p className={styles.quiet}>{texts.noEmail}</p>}
      {email && (
        <div hidden={way !== "email"}>
          <ReplyForm
            body={helpInboxCalls.answerHelpRequest.body!}
            words={{ ...texts, hint: texts.hint(email) }}
            required
            {...(organizerId !== null && { templates: { organizerId, facts } })}
            place={`question ${question.id} answered`}
            send={answer}
          />
        </div>
      )}
      {phone && (
        <div hidden={way !== "phone"}>
          <ReplyForm
            body={helpInboxCalls.noteHelpCall.body!}
            words={{ ...texts, label: texts.note, hint: texts.noteHint, send: texts.call }}
            place={`question ${question.id} called`}
            send={noteCall}
          />
        </div>
      )}
    </SettingsCard>
  );
}
