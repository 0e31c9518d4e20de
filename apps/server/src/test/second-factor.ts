import { codeAt } from "../modules/accounts/second-factor/one-time-code.ts";
import type { Person } from "./ask.ts";
import type { TestApp } from "./create-test-app.ts";

type App = Pick<TestApp, "call" | "services">;

/** Somebody whose app shows codes. */
export type PersonWithFactor = Person & { secret: string };

/** Sets a person's second factor up: they have shown a code just now. */
export async function setUpFactor(app: App, person: Person): Promise<PersonWithFactor> {
  const { data } = await app.call("beginSecondFactor", {}, person);
  const code = codeAt(data.secret, app.services.now());
  await app.call("confirmSecondFactor", { body: { code } }, person);
  return { ...person, secret: data.secret };
}

/** Shows the code of the moment, which was not shown before. */
export const showCode = (app: App, { secret, ...person }: PersonWithFactor) =>
  app.call("showSecondFactor", { body: { code: codeAt(secret, app.services.now()) } }, person);
