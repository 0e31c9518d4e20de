import type { TouristForm } from "@tour/api";
import { canKeepDocuments } from "../../../platform/crypto/master-keys.ts";
import type { KeyEnv } from "../../../platform/crypto/master-keys.ts";

/** What a request asks of its tourists: no number of a document where the server can't keep one. */
export function formOf({ touristForm }: { touristForm: TouristForm }, env: KeyEnv): TouristForm {
  const canAsk = touristForm.asks_document && canKeepDocuments(env);
  return { ...touristForm, asks_document: canAsk };
}
