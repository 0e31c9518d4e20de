import { expect, test } from "vitest";
import type { FullTour } from "../entities/full-tour.ts";
import { IllegalRedirectError } from "../error.ts";
import { findTour } from "./find-tour.ts";

const tour = { id: 7 } as FullTour;
const clientThat = (answer: Awaited<ReturnType<Parameters<typeof findTour>[0]["tourCrm"]>>) => ({
  tourCrm: () => Promise.resolve(answer),
});

test("a tour is found by its slug", async () => {
  expect(await findTour(clientThat({ data: tour }), "altai-7")).toEqual({ tour });
});

test("a redirect is an error unless redirects are allowed", async () => {
  const client = clientThat({ redirect: { slug: "altai-v-mae-7" } });
  const lookup = findTour(client, "altai-7");
  await expect(lookup).rejects.toThrow(new IllegalRedirectError("altai-v-mae-7"));
  await expect(lookup).rejects.toMatchObject({
    message: "Illegal redirect",
    slug: "altai-v-mae-7",
  });
  expect(await findTour(client, "altai-7", { allowRedirect: true })).toEqual({
    redirect: { slug: "altai-v-mae-7" },
  });
});
