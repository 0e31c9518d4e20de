import { setTimeout as wait } from "node:timers/promises";
import type { BookingTrial } from "../../test/hard-kill/booking/open-booking-trial.ts";
import { numberedBlocks } from "../../test/hard-kill/write-all.ts";
import type { Sites } from "./start-sites.ts";

const mainPage = "/spa/custom-page?type=main";
/** What pages of a site need. */
export const apiPaths = ["/spa/custom-metadata", mainPage, "/spa/tours-page"];
/** Pages of the site: one that is published anew all the time, what robots read, and a form. */
export const sitePaths = ["/", "/robots.txt", "/find-booking"];

interface Readers {
  ask: (path: string) => Promise<Response>;
  paths: readonly string[];
  over: AbortSignal;
  /** What may be said while something is broken; 0 by nobody. */
  refusals?: readonly number[];
}

/**
 * Visitors ask for these over and over, of whichever process answers. A wrong answer is one that is
 * neither whole nor a refusal, and any but a whole one while all should be fine.
 */
export function readAllTheTime({ ask, paths, over, refusals = [0, 503] }: Readers) {
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  let mustBeFine = true;
  let slowest = 0;
  const read = async () => {
    for (let turn = 0; !over.aborted; turn += 1) {
      const path = paths[turn % paths.length]!;
      const from = performance.now();
      const wasFine = mustBeFine;
      const status = await ask(path).then(
        async (answer) => (await answer.text(), answer.status),
        () => 0,
      );
      slowest = Math.max(slowest, performance.now() - from);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isFine = status === 200 || (!(wasFine && mustBeFine) && refusals.includes(status));
      if (!isFine) wrong.push(`${path}: ${status}`);
      await wait(20);
    }
  };
  return {
    wrong,
    done: Promise.all([read(), read()]),
    /** Whether from now on every answer has to be whole. */
    expectFine: (is: boolean) => void (mustBeFine = is),
    describe: () => {
      const count = (status: number) => statuses.get(status) ?? 0;
      const refused = refusals.slice(1).map((status) => `${count(status)} with ${status}`);
      return `${count(200)} reads were answered, ${refused.join(", ")}, ${count(0)} by nobody, none otherwise; the slowest took ${(slowest / 1000).toFixed(1)} s`;
    },
  };
}

/** An organiser saves the main page with the next number and publishes it, until that is confirmed. */
export function publishAllTheTime(trial: BookingTrial, sites: Sites, over: AbortSignal) {
  const { id, owner } = trial.organizer;
  let last = 0;
  const send = async (path: string, body: object): Promise<void> => {
    for (;;) {
      const answer = await trial
        .ask(`/crm/api/constructor/${path}`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "user-role": "organizer",
            cookie: owner.cookie!,
          },
          body: JSON.stringify(body),
        })
        .catch(() => null);
      if (answer?.ok) return;
      if (answer && answer.status !== 503)
        throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await wait(100);
    }
  };
  const publish = async () => {
    while (!over.aborted) {
      const blocks = numberedBlocks(last + 1, undefined);
      await send(`save-page-blocks?organizer_id=${id}&type=main`, { blocks });
      await send(`publish-data?organizer_id=${id}&type=main`, {});
      last += 1;
      await wait(500);
    }
  };
  const headers = { "user-role": "visitor", "site-host": trial.siteHost };
  const readNumber = async (answer: Response) => Number(/№\s(\d+)/.exec(await answer.text())?.[1]);
  const askApis = () =>
    Promise.all(trial.origins.map((origin) => fetch(origin + mainPage, { headers })));
  return {
    done: publish(),
    last: () => last,
    /** The numbers that every process shows, those of the site behind those of the API host. */
    listShown: async () => {
      const answers = [...(await askApis()), ...(await sites.askAll("/"))];
      return Promise.all(answers.map(readNumber));
    },
  };
}
