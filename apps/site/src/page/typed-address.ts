import type { SentForm } from "../services/route-context.ts";
import type { TypedAddress } from "./subscribe-form.tsx";

/** What a form was sent with that is shown again. */
export const typedAddress = (sent: SentForm | undefined): TypedAddress => ({
  email: String(sent?.data.get("email") ?? ""),
  problem: sent?.problems[0] ?? "",
});
