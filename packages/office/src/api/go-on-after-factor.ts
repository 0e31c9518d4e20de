import { readFactorStep } from "@tour/api";
import type { Client } from "@tour/api";
import type { TourContract } from "@tour/api/contract";
import { askForFactor } from "./factor-prompt.ts";

type OfficeClient = Client<TourContract>;
type Call = (...given: unknown[]) => Promise<unknown>;

/**
 * The same client, whose calls that want a code of the second factor, or the password, ask for it and are
 * then made again by themselves. Whoever closes the question gets the refusal.
 */
export function goOnAfterFactor(client: OfficeClient): OfficeClient {
  const entries = Object.entries(client).map(([name, made]) => {
    const call = made as Call;
    return [
      name,
      async (...given: unknown[]) => {
        try {
          return await call(...given);
        } catch (error) {
          const step = readFactorStep(error);
          if (step === null || !(await askForFactor(step))) throw error;
          return call(...given);
        }
      },
    ];
  });
  return Object.fromEntries(entries) as OfficeClient;
}
