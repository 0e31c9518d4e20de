import { useSavedForm } from "@tour/office/forms";
import type { FieldName, FieldValue, FormValues } from "@tour/validation";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { GenericSchema } from "valibot";
import { useEditor } from "../../../document/editor-context.ts";
import { siteUndoOf } from "../../../undo/site-undo.ts";
import { useFormDeeds } from "../../../undo/use-form-deeds.ts";
import { isSame } from "../../../document/merging/is-same.ts";
import type { ValueClash } from "../../../document/merging/merge-values.ts";
import { meet, NewerKept } from "./save-piece.ts";
import type { Meeting, PieceSource } from "./save-piece.ts";

interface PieceFormOptions<Kept, Values extends FormValues> {
  kept: Kept;
  source: PieceSource<Kept, Values>;
  /** As the form begins: what the source reads of what is kept. */
  values: Values;
  /** What the call takes, and where in it the piece stands. */
  body: GenericSchema;
  within?: string;
  /** Told of what was saved, and of what somebody else had saved before it. */
  keep: (kept: Kept, isOwn: boolean) => void;
  /** Makes a save a step that can be taken back; without it saves are live and stay. */
  recordDeed?: (before: Kept, after: Kept) => void;
  /** What a field is called, by its path. */
  nameOf: (path: readonly string[]) => string;
}

/**
 * The form of a piece of a tour, saved by its button over what is kept at that moment. What somebody
 * else has changed meanwhile comes together with one's own; where both changed the same it is asked
 * which stays, and until then nothing is sent and nothing that was typed goes.
 */
export function usePieceForm<Kept, Values extends FormValues>(
  options: PieceFormOptions<Kept, Values>,
) {
  const { kept, source, body, within, keep, recordDeed, nameOf } = options;
  const { organizerId } = useEditor();
  const formId = useId();
  const [meeting, setMeeting] = useState<Meeting<Kept, Values> | null>(null);
  const [isGone, setGone] = useState(false);
  /** What is sent as soon as the form begins from what somebody else has kept. */
  const [agreed, setAgreed] = useState<{ theirs: Kept; together: Values } | null>(null);
  const sent = useRef<typeof agreed>(null);
  const values = useSame(options.values);

  const saved = useSavedForm<Values>({
    saved: values,
    body,
    ...(within !== undefined && { within }),
    save: (mine) => siteUndoOf(organizerId).hold(() => save(mine)),
  });
  const { form, isSending } = saved;
  useFormDeeds(organizerId, form, (name) => nameOf(name.split(".")).toLowerCase());

  async function save(mine: Values): Promise<Values> {
    setMeeting(null);
    setAgreed(null);
    try {
      const next = await source.send(kept, mine);
      keep(next, true);
      recordDeed?.(kept, next);
      return source.read(next) ?? mine;
    } catch (error) {
      if (!(error instanceof NewerKept)) throw error;
      const met = meet(source, { base: kept, mine, theirs: error.kept as Kept });
      if (!met) setGone(true);
      else if (met.clashes.length > 0) setMeeting(met);
      else agree(met, met.merged);
      throw error;
    }
  }

  function agree(met: Meeting<Kept, Values>, together: Values): void {
    setMeeting(null);
    setAgreed({ theirs: met.theirs, together });
    keep(met.theirs, false);
  }

  useEffect(() => {
    if (!agreed || agreed === sent.current || isSending) return;
    if (!isSame(kept, agreed.theirs)) return;
    sent.current = agreed;
    const { together } = agreed;
    for (const name of Object.keys(together) as FieldName<Values>[]) {
      const value = together[name] as FieldValue<Values, typeof name>;
      if (!isSame(value, form.getField(name).value)) form.setValue(name, value);
    }
    (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
  }, [agreed, kept, isSending, form, formId]);

  const isMet = meeting !== null || isGone || agreed !== null;
  return {
    ...saved,
    formId,
    nameOf,
    problem: isMet ? null : saved.problem,
    isGone,
    clashes: meeting?.clashes ?? [],
    /** Takes of each clash the side that is said, and saves. */
    resolve: (side: (clash: ValueClash) => "mine" | "theirs") => {
      if (meeting) agree(meeting, meeting.choose(side));
    },
  };
}

/** The object of before as long as it says the same. */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  // oxlint-disable-next-line react/exhaustive-deps -- the text says all of the value
  return useMemo(() => value, [text]);
}

export type PieceForm<Values extends FormValues> = ReturnType<typeof usePieceForm<unknown, Values>>;
