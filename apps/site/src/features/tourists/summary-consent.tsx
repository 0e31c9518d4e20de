import type { Tourist, TouristsInfo } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { useLayoutEffect, useRef, useState } from "react";
import { touristsTexts as texts } from "../../texts/tourists.ru.ts";
import { sendTourist } from "./send-tourists.ts";
import styles from "./tourist-card.module.css";

interface SummaryBoxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Whoever it is about fills the form: they came by their own link. */
  isOwn: boolean;
}

/** Whether a tourist counts in what the tour's page says of its guests. Decision 0103. */
export function SummaryBox({ isOwn, ...box }: SummaryBoxProps) {
  const { own, other, about, askFirst } = texts.summary;
  return (
    <Checkbox
      {...box}
      name="joins_guest_summary"
      description={isOwn ? about : `${askFirst} ${about}`}
    >
      {isOwn ? own : other}
    </Checkbox>
  );
}

interface SummaryConsentProps {
  tourist: Tourist;
  uuid: string;
  isOwn: boolean;
  isLive: boolean;
  onInfo: (info: TouristsInfo) => void;
}

type Saving = "idle" | "saving" | "saved" | "failed";

/** The same by itself, where nothing else of the form changes any more: consent can always be taken back. */
export function SummaryConsent({ tourist, uuid, isOwn, isLive, onInfo }: SummaryConsentProps) {
  const { id, joins_guest_summary: joins } = tourist;
  const [wanted, setWanted] = useState(joins);
  const [saving, setSaving] = useState<Saving>("idle");
  const save = async (next: boolean) => {
    setWanted(next);
    setSaving("saving");
    try {
      onInfo(await sendTourist(uuid, { id, joins_guest_summary: next }, { isDraft: true }));
      setSaving("saved");
    } catch {
      setSaving("failed");
    }
  };
  const element = useRef<HTMLFormElement>(null);
  // What was pressed before the script came.
  useLayoutEffect(() => {
    const pressed = new FormData(element.current!).has("joins_guest_summary");
    if (pressed !== joins) void save(pressed);
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it comes to life
  }, []);

  return (
    <form
      ref={element}
      method="post"
      className={styles.consent}
      onSubmit={(event) => {
        event.preventDefault();
        void save(wanted);
      }}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="only" value="summary" />
      <SummaryBox checked={wanted} onCheckedChange={(next) => void save(next)} isOwn={isOwn} />
      <p className={styles.status} role="status" data-saving={saving}>
        {saving === "idle" ? "" : saving === "failed" ? texts.failed : texts.saving[saving]}
      </p>
      {(!isLive || saving === "failed") && (
        <div>
          <Button type="submit" variant="secondary">
            {isLive ? texts.again : texts.save}
          </Button>
        </div>
      )}
    </form>
  );
}
