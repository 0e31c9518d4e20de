import { secondFactorCalls } from "@tour/api/contract";
import { useCallForm } from "../forms/use-call-form.ts";

/** A form of one code; what the server says of it stands at its field. */
export const useCodeForm = (send: (body: { code: string }) => Promise<unknown>) =>
  useCallForm({
    initialValues: { code: "" },
    body: secondFactorCalls.showSecondFactor.body!,
    about: "code",
    send,
  });

export type CodeForm = ReturnType<typeof useCodeForm>;
