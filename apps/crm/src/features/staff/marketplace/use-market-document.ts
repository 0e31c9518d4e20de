import { ApiError } from "@tour/api";
import type { MarketplaceDocument, MarketplaceSettings } from "@tour/api";
import { marketplaceCalls } from "@tour/api/contract";
import { staffClient } from "@tour/office/api";
import { useSavedForm } from "@tour/office/forms";
import { useMemo, useState } from "react";
import { useKeepSettings } from "./use-keep-settings.ts";

const pick = ({ title, html }: MarketplaceDocument) => ({ title, html });

export type MarketDocument = ReturnType<typeof useMarketDocument>;

/** The form of a document's next version. One that meets a colleague's keeps what was typed and asks. */
export function useMarketDocument(document: MarketplaceDocument) {
  const { type } = document;
  const keep = useKeepSettings();
  /** What a colleague has published meanwhile. */
  const [theirs, setTheirs] = useState<MarketplaceSettings | null>(null);
  const of = (settings: MarketplaceSettings) =>
    settings.documents.find((one) => one.type === type) ?? document;
  const saved = useSavedForm({
    saved: useMemo(() => pick(document), [document]),
    body: marketplaceCalls.publishMarketplaceDocument.body!,
    save: async (typed) => {
      const { version } = theirs ? of(theirs) : document;
      try {
        const body = { type, ...typed, version };
        const { data } = await staffClient.publishMarketplaceDocument({ body });
        setTheirs(null);
        return pick(of(keep(data)));
      } catch (error) {
        const isConflict = error instanceof ApiError && error.status === 409;
        if (isConflict) setTheirs(error.data as MarketplaceSettings);
        throw error;
      }
    },
  });

  function takeTheirs(): void {
    if (!theirs) return;
    setTheirs(null);
    saved.forgetFailure();
    saved.form.reset(pick(of(keep(theirs))));
  }

  return { ...saved, theirs, takeTheirs, problem: theirs ? null : saved.problem };
}
