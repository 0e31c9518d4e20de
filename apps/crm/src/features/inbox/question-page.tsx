import { Link } from "@tanstack/react-router";
import { describeFailure } from "@tour/office/api";
import { formatInstant } from "@tour/office/format";
import { Loading, Screen, SettingsCard, screenBack } from "@tour/office/shell";
import { Message } from "@tour/ui-kit/message";
import { Select } from "@tour/ui-kit/select";
import { ChevronLeft } from "lucide-react";
import { LiveViewers } from "../../live/viewers.tsx";
import { inboxTexts as texts } from "../../texts/inbox.ru.ts";
import { BookCard } from "./book-card.tsx";
import { GuestCard } from "./guest-card.tsx";
import { QuestionHistory } from "./question-history.tsx";
import styles from "./question-page.module.css";
import { QuestionTag } from "./question-tag.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { ReplyCard } from "./reply-card.tsx";
import { useQuestion } from "./use-question.ts";

interface QuestionPageProps {
  id: number;
  /** Null for a question of the marketplace. */
  organizerId: number | null;
}

/** One question: what is asked, who asks, and the ways to answer. */
export function QuestionPage({ id, organizerId }: QuestionPageProps) {
  const { question, now, take, ...deeds } = useQuestion(id);
  if (!question) return <Loading />;
  const { status, people, assignee } = question;
  const isClosed = status === "closed";
  const back = (
    <>
      <ChevronLeft size={16} aria-hidden />
      {texts.back}
    </>
  );
  return (
    <Screen>
      {organizerId === null ? (
        <Link to="/questions" search={{}} className={screenBack}>
          {back}
        </Link>
      ) : (
        <Link
          to="/$organizerId/questions"
          params={{ organizerId }}
          search={{}}
          className={screenBack}
        >
          {back}
        </Link>
      )}
      <header className={styles.head}>
        <p className={styles.number}>
          {texts.number(id)}, {formatInstant(question.created_at)}
          <QuestionTag question={question} now={now} />
        </p>
        {organizerId !== null && <LiveViewers />}
        <h1 className={styles.title}>{question.name}</h1>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <SettingsCard title={texts.question}>
            <p className={styles.message}>{question.message || texts.noMessage}</p>
          </SettingsCard>
          {isClosed ? (
            <SettingsCard>
              <p>{texts.closedText}</p>
              <ReasonForm key="reopen" call="reopen" send={deeds.reopen} />
            </SettingsCard>
          ) : (
            <ReplyCard question={question} {...deeds} />
          )}
          {!isClosed && organizerId !== null && <BookCard id={id} organizerId={organizerId} />}
          {!isClosed && <ReasonForm key="close" call="close" send={deeds.close} />}
        </div>
        <div className={styles.column}>
          <GuestCard question={question} />
          <SettingsCard title={texts.assignee}>
            <Select
              aria-label={texts.assignee}
              placeholder={texts.nobody}
              clearable
              disabled={take.isPending}
              items={people.map((person) => ({ value: person.id, text: person.name }))}
              value={assignee?.id ?? null}
              onValueChange={(userId) => take.mutate(userId ?? null)}
            />
            {take.error && <Message tone="danger">{describeFailure(take.error)}</Message>}
          </SettingsCard>
          <QuestionHistory question={question} />
        </div>
      </div>
    </Screen>
  );
}
