import { ApiError, isUnreachable } from "@tour/api";
import { useState } from "react";
import type { FormEvent } from "react";
import { texts } from "../../texts/ru.ts";

/** Sends a form, and says what went wrong in words; what was typed stays in the form. */
export function useSending(submit: () => Promise<unknown>) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function run() {
    setSending(true);
    setProblem(null);
    try {
      await submit();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(isUnreachable(error) ? texts.failure.offline : error.message);
    } finally {
      setSending(false);
    }
  }

  const send = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return { send, problem, isSending };
}
