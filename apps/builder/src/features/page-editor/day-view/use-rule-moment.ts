import type { BlockShown } from "@tour/api";
import type { PageData } from "@tour/blocks";
import { useLateCode } from "@tour/office/late";
import { useEffect, useState } from "react";
import type { DocumentState, DocumentStore } from "../../../document/document-store.ts";
import { shownRules } from "../../../document/late-shown-rules.ts";

/** No timer of a browser runs longer, in ms. */
const longest = 2_147_483_647;

/**
 * The instant by which rules of when blocks are seen are measured: a new one whenever a rule is changed,
 * or what a rule says changes by itself, and no other, because all of the page is drawn anew for it.
 */
export function useRuleMoment({ store }: DocumentStore, page: PageData): string {
  const [now, setNow] = useState(() => page.now ?? new Date().toISOString());
  const rules = useLateCode(shownRules);
  useEffect(() => {
    if (rules.kind !== "ready") return undefined;
    const { listShownFacts, nextChange } = rules.code;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = JSON.stringify(listRules(store.getState()));
    const facts = listShownFacts(page);
    const awaitChange = () => {
      clearTimeout(timer);
      const moment = new Date();
      const changes = listRules(store.getState()).flatMap(
        (rule) => nextChange(rule, facts, moment)?.getTime() ?? [],
      );
      if (changes.length === 0) return;
      timer = setTimeout(measure, Math.min(Math.min(...changes) - moment.getTime(), longest));
    };
    const measure = () => {
      setNow(new Date().toISOString());
      awaitChange();
    };
    awaitChange();
    const stop = store.subscribe((state) => {
      const rules = JSON.stringify(listRules(state));
      if (rules === known) return;
      known = rules;
      measure();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, page, rules]);
  return now;
}

const listRules = ({ document }: DocumentState): BlockShown[] =>
  Object.values(document.blocks).flatMap(({ shown }) => shown ?? []);
