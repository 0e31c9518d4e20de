import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@tour/api";
import type { Block, Client } from "@tour/api";
import { routes } from "@tour/api/routes";
import type { TourContract } from "@tour/api/contract";
import { createBlock } from "@tour/blocks/definitions";
import { file, twoHalves } from "../../modules/media/test-pictures.ts";
import type { Business } from "./found-business.ts";
import { count } from "./ledger.ts";
import type { Ledger } from "./ledger.ts";

export type Api = Client<TourContract>;

export const connect = (port: number, cookie: string, host?: string): Api =>
  createClient<TourContract>(routes, {
    baseUrl: `http://127.0.0.1:${port}`,
    role: cookie ? "organizer" : "visitor",
    headers: { ...(cookie && { cookie }), ...(host && { "site-host": host }) },
  });

/** Blocks that all say the same number: a page of two numbers was saved by halves. */
export function numberedBlocks(number: number, picture: string | undefined): Block[] {
  const image = picture && { url: picture, alt: "", focal_x: 0.5, focal_y: 0.5 };
  return ["a", "b", "c"].map((id) => {
    const block = createBlock(3);
    const media = image ? { kind: "image", image, video_url: "" } : null;
    return { ...block, id, content: { ...block.content, title: `№ ${number}`, media } };
  });
}

/** Everything that an organiser and a visitor write, over and over and all at once. */
export function writersOf(business: Business, ledger: Ledger, organizer: Api, visitor: Api) {
  const query = { organizer_id: business.organizerId };
  const types = ["site", "main", "tour"] as const;
  const save = (type: "main" | "tour") =>
    count(ledger, type, (number) => {
      const blocks = numberedBlocks(number, ledger.pictures.at(-1));
      return organizer.savePageBlocks({ query: { ...query, type }, body: { blocks } });
    });
  return {
    main: () => save("main"),
    tourPage: () => save("tour"),
    policy: () =>
      count(ledger, "policy", (number) => {
        const fields = { html: `<p>№ ${number}</p>`, is_displayed: true };
        return organizer.updateDocument({ query: { ...query, type: "policy" }, body: { fields } });
      }),
    publish: async () => {
      const type = types[ledger.publication % types.length]!;
      const { data } = await organizer.publishData({ query: { ...query, type } });
      ledger.publication = data.version;
    },
    picture: async () => {
      const png = await twoHalves(40 + (ledger.pictures.length % 40), 30)
        .png()
        .toBuffer();
      const { data } = await organizer.uploadMedia({ query, body: { file: file(png, "a.png") } });
      ledger.pictures.push(data.image.url);
    },
    tour: () =>
      count(ledger, "tourTitle", (number) => {
        const body = { title: `Тур ${number}`, subtitle: `Тур ${number}` };
        return organizer.updateTour({ query: { ...query, id: business.tourId }, body });
      }),
    departure: async () => {
      const day = `2099-05-${String(1 + (ledger.departures.length % 28)).padStart(2, "0")}`;
      const prices = [{ option_id: "base", amount: 100 }];
      const dates = { start_date: day, end_date: day, capacity: 8, prices };
      const body = { tour_id: business.tourId, ...dates };
      const { data } = await organizer.createDeparture({ query, body });
      ledger.departures.push(data.id);
    },
    question: async () => {
      // An address may ask twenty questions in a quarter of an hour.
      await wait(ledger.questions.length < 12 ? 150 : 2000);
      if (ledger.questions.length >= 15) return;
      const message = `Вопрос ${ledger.questions.length}`;
      await visitor.submitHelpRequest({
        body: { data: { name: "Ира", phone: "+79161234567", message } },
      });
      ledger.questions.push(message);
    },
  };
}
