import { noticeLimits, salesZone } from "@tour/api";
import { siteNoticeCalls } from "@tour/api/contract";
import { addDays, fromClock, readClock, readToday } from "@tour/dates";
import { useCallForm } from "@tour/office/forms";
import { useSite } from "@tour/office/shell";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import type { NoticeDeed } from "../../offline/unsent-deed.ts";
import { wayTexts } from "../../texts/on-the-way.ru.ts";
import styles from "./on-the-way.module.css";
import { listWays, readUntil } from "./until-choice.ts";
import type { UntilValues } from "./until-choice.ts";
import { UntilFields } from "./until-fields.tsx";
import { useKeep } from "./use-keep.ts";

const texts = wayTexts.notice;

/** What to show above the header of the site, and until when. */
export function NoticeForm({ mended }: { mended: NoticeDeed | undefined }) {
  const site = useSite();
  const zone = site?.time_zone ?? salesZone;
  const [now] = useState(() => new Date());
  const keep = useKeep(mended);
  const [initialValues] = useState(() => begin(mended, zone, now));
  const { form, field, props, isDirty, isSending, problem } = useCallForm({
    initialValues,
    initialErrors: mended?.told?.["text"] ? { text: mended.told["text"] } : undefined,
    body: siteNoticeCalls.postSiteNotice.body!,
    send: async ({ text, ...choice }) => {
      const until = readUntil(choice, zone, new Date());
      const refuse = (message: string) => {
        const error = new Error(message);
        // The field of the time is there only for a moment that is named.
        if (choice.way !== "chosen") throw error;
        throw Object.assign(error, { validation: { time: [message] } });
      };
      if (!until || until.getTime() <= Date.now()) return refuse(texts.over);
      const latest = Date.now() + noticeLimits.days * 24 * 3_600_000;
      if (until.getTime() > latest) return refuse(texts.far(noticeLimits.days));
      await keep({ kind: "notice", text: text.trim(), until: until.toISOString(), zone });
    },
  });
  useUnsaved(isDirty && !isSending);
  if (!site) return <Message tone="warning">{texts.noSite}</Message>;
  return (
    <form {...props} className={styles.form}>
      {site.published_at === null && <Message tone="warning">{texts.unpublished}</Message>}
      {mended?.refusal && <Message tone="danger">{mended.refusal}</Message>}
      <div className={styles.ready} role="group" aria-label={texts.ready}>
        {texts.words.map((words) => (
          <Button key={words} variant="secondary" onClick={() => form.setValue("text", words)}>
            {words}
          </Button>
        ))}
      </div>
      <ValidationField
        {...field("text")}
        label={texts.text}
        hint={texts.hint(noticeLimits.text)}
        messages={{ required: texts.required }}
      >
        {(control) => <Textarea {...control} maxLength={noticeLimits.text} rows={2} />}
      </ValidationField>
      <UntilFields form={form} ways={listWays(zone, now)} zone={zone} now={now} />
      <p className={styles.quiet}>{texts.replaces}</p>
      {problem !== null && <Message tone="danger">{problem}</Message>}
      <Button type="submit" size="l" fullWidth loading={isSending}>
        {texts.submit}
      </Button>
    </form>
  );
}

type NoticeValues = UntilValues & { text: string };

/** What the form begins with: what is mended, or an evening without words. */
function begin(mended: NoticeDeed | undefined, zone: string, now: Date): NoticeValues {
  const [way = "chosen"] = listWays(zone, now);
  const morning = fromClock(addDays(readToday(zone, now), 1), "09:00", zone);
  const at = mended && Date.parse(mended.until) > now.getTime() ? new Date(mended.until) : morning;
  return {
    ...{ text: mended?.text ?? "", way: mended ? "chosen" : way },
    ...{ day: readToday(zone, at), time: readClock(at, zone) },
  };
}
