import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { ApiError } from "@tour/api";
import { askServer, createDatabase } from "@tour/test-postgres";
import type { TestDatabase } from "@tour/test-postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { authTexts } from "../modules/accounts/auth.texts.ts";
import { codeAt } from "../modules/accounts/second-factor/one-time-code.ts";
import { testPaymentTexts } from "../modules/booking/test-payments/test-payment.texts.ts";
import { startFakeYookassa } from "../test/fake-yookassa.ts";
import { openTrial } from "../test/hard-kill/open-trial.ts";
import type { Api } from "../test/hard-kill/write-all.ts";
import { bundled } from "../test/run-server.ts";
import { startDrill } from "./start-drill.ts";

// The server's real process is started again with other keys, by somebody who signs in with a code and
// has a shop connected, as docs/operations.md says and otherwise.
const secret = () => randomBytes(36).toString("base64");
const key = () => randomBytes(32).toString("base64");
const [auth, newAuth] = [secret(), secret()];
const [data, newData] = [key(), key()];
const [payment, newPayment] = [key(), key()];
const halfMinute = 30_000;

let database: TestDatabase;
let yookassa: Awaited<ReturnType<typeof startFakeYookassa>>;
let trial: Awaited<ReturnType<typeof openTrial>>;
let server: { child: { kill: (signal: "SIGTERM") => void }; ended: Promise<number> };

beforeAll(async () => {
  database = await createDatabase(inject("postgresUrl")!);
  yookassa = await startFakeYookassa({ 100500: "test_secret" });
  trial = await openTrial(database.url, {
    ...{ AUTH_SECRET: auth, PAYMENT_KEY: payment, YOOKASSA_URL: yookassa.url },
    LOG_LEVEL: "silent",
  });
  server = trial.server;
});
afterAll(async () => {
  trial?.close();
  await yookassa?.close();
  await database?.drop();
});

async function restart(settings: Record<string, string>): Promise<void> {
  server.child.kill("SIGTERM");
  await server.ended;
  server = await trial.start(settings);
}

const runCommand = (
  command: "rotate-payment-key" | "rotate-personal-data-key",
  settings: Record<string, string>,
) =>
  execFileSync(process.execPath, [bundled(command)], {
    env: { PATH: process.env["PATH"], DATABASE_URL: database.url, ...settings },
    encoding: "utf8",
  });

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "accepted" as const,
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, message: error.message };
    },
  );

test(
  "keys that are changed as the guide says lose nothing, and otherwise what is wrong is said",
  { timeout: 600_000 },
  async () => {
    const drill = startDrill(
      "keys-changed",
      "Keys are changed: AUTH_SECRET, PERSONAL_DATA_KEYS, PAYMENT_KEY",
    );
    const query = { organizer_id: trial.business.organizerId };
    const before = trial.organizer;
    const { data: factor } = await before.beginSecondFactor({});
    // Each code is good once: the one before now, now's, and the next are three.
    const began = Date.now();
    const codes = [-1, 0, 1].map((at) => codeAt(factor.secret, new Date(began + at * halfMinute)));
    const confirmed = await before.confirmSecondFactor({ body: { code: codes[0]! } });
    const [recovery] = confirmed.data.recovery_codes;
    const shop = { shop_id: "100500", secret: "test_secret", tax_system: 2, vat_code: 11 };
    await before.updatePaymentSettings({ query, body: shop });
    const show = (api: Api, code: string) => refusal(api.showSecondFactor({ body: { code } }));
    const isSignedIn = (api: Api) => refusal(api.getAccount({}));
    /** The shop is asked for another payment. */
    const pay = async (api: Api) => {
      // One that waits for its payer would be answered again, without the shop.
      await askServer(database.url, "update test_payments set status = 3");
      const asked = yookassa.payments.size;
      const answer = await refusal(api.startTestPayment({ query }));
      expect(yookassa.payments.size).toBe(answer === "accepted" ? asked + 1 : asked);
      return answer;
    };

    await restart({ AUTH_SECRET: newAuth });
    drill.begin("AUTH_SECRET is another, without PERSONAL_DATA_KEYS: the wrong way");
    expect(await isSignedIn(before)).toMatchObject({ status: 401 });
    expect((await trial.visitor.customMetadata({})).data?.domain).toBeTruthy();
    drill.say("sessions have ended (401), pages are up");
    let now = await trial.signIn();
    expect(await show(now, codes[1]!)).toEqual({
      status: 422,
      message: authTexts.unreadableFactor,
    });
    drill.say(
      `the password is good, the app's code is refused with 422: «${authTexts.unreadableFactor}»`,
    );
    expect(await show(now, recovery!)).toBe("accepted");
    drill.say("a recovery code is good still");

    await restart({ AUTH_SECRET: auth });
    expect(await isSignedIn(before)).toBe("accepted");
    drill.say("with the old AUTH_SECRET put back the old sessions go on: nothing was lost");

    await restart({ AUTH_SECRET: auth, PERSONAL_DATA_KEYS: data });
    drill.begin(
      "the right way: first PERSONAL_DATA_KEYS, rotate-personal-data-key.js, then AUTH_SECRET",
    );
    const sealed = "1 second factors are sealed anew.";
    const withData = { AUTH_SECRET: auth, PERSONAL_DATA_KEYS: data };
    expect(runCommand("rotate-personal-data-key", withData)).toContain(sealed);
    await restart({ AUTH_SECRET: newAuth, PERSONAL_DATA_KEYS: data });
    expect(await isSignedIn(before)).toMatchObject({ status: 401 });
    now = await trial.signIn();
    expect(await show(now, codes[1]!)).toBe("accepted");
    drill.say("everybody signs in again, by password and the same app's code");

    const both = { AUTH_SECRET: newAuth, PERSONAL_DATA_KEYS: `${newData},${data}` };
    await restart(both);
    drill.begin(
      "PERSONAL_DATA_KEYS: the new one before the old, the command, then the new one alone",
    );
    expect(await isSignedIn(now)).toBe("accepted");
    expect(runCommand("rotate-personal-data-key", both)).toContain(sealed);
    const settled = { AUTH_SECRET: newAuth, PERSONAL_DATA_KEYS: newData };
    await restart(settled);
    expect(await show(await trial.signIn(), codes[2]!)).toBe("accepted");
    drill.say("sessions went on, the app's code is good");

    await restart({ ...settled, PAYMENT_KEY: newPayment });
    drill.begin("PAYMENT_KEY is another: the wrong way");
    const refused = { status: 503, message: testPaymentTexts.noAnswer };
    expect(await pay(now)).toEqual(refused);
    drill.say("a payment is refused with 503, as if the shop were away");
    const keys = { ...settled, PAYMENT_KEY: `${newPayment},${payment}` };
    await restart(keys);
    drill.begin(
      "the right way: the new one before the old, rotate-payment-key.js, then the new one alone",
    );
    expect(await pay(now)).toBe("accepted");
    expect(runCommand("rotate-payment-key", keys)).toContain("1 shops' secrets are sealed anew.");
    await restart({ ...settled, PAYMENT_KEY: newPayment });
    expect(await pay(now)).toBe("accepted");
    drill.say("payments go on with both, and with the new one alone; no secret was entered anew");
    drill.finish();
  },
);
