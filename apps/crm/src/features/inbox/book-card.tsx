import { useNavigate } from "@tanstack/react-router";
import { SettingsCard } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { newRequestTexts } from "../../texts/new-request.ru.ts";
import styles from "./question-page.module.css";

const texts = newRequestTexts.fromQuestion;

/** Makes a request of a question, or a tour for whoever asks: in one step, with what they left. */
export function BookCard({ id, organizerId }: { id: number; organizerId: number }) {
  const navigate = useNavigate();
  const book = (individual: boolean) =>
    void navigate({
      to: "/$organizerId/requests/new",
      params: { organizerId },
      search: { question_id: id, ...(individual && { individual }) },
    });
  return (
    <SettingsCard title={texts.title}>
      <p className={styles.quiet}>{texts.text}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => book(false)}>
          {texts.request}
        </Button>
        <Button variant="secondary" onClick={() => book(true)}>
          {texts.individual}
        </Button>
      </div>
    </SettingsCard>
  );
}
