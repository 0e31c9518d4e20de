import { expect, test } from "vitest";
import { makeSamplePage } from "../sample/sample-page.ts";
import { describeOrganizer } from "./describe-organizer.ts";

const page = makeSamplePage("main");

test("an organiser with an address is a travel agency with phone and location", () => {
  expect(
    describeOrganizer(page, {
      address: "Горно-Алтайск, улица Чорос-Гуркина, 25",
      phones: ["+7 (388) 221-23-45", ""],
      place: { latitude: 51.9, longitude: 85.9 },
      channels: [
        { kind: "vk", url: "https://vk.com/tropa" },
        { kind: "whatsapp", url: "https://wa.me/73882212345" },
        { kind: "telegram", url: "tg://resolve?domain=tropa" },
      ],
    }),
  ).toMatchObject({
    "@type": "TravelAgency",
    "@id": "http://tropa.localhost:3000/#organizer",
    telephone: ["+73882212345"],
    address: { streetAddress: "Горно-Алтайск, улица Чорос-Гуркина, 25" },
    geo: { latitude: 51.9, longitude: 85.9 },
    sameAs: ["https://vk.com/tropa"],
  });
});

test("without an address it is an organisation without a location", () => {
  const said = describeOrganizer(page, { address: " ", place: { latitude: 1, longitude: 2 } });
  expect(said["@type"]).toBe("Organization");
  expect(said.geo).toBeFalsy();
});

test("pictures are 1200 px wide, on the site's own host", () => {
  const logo = { url: "/media/logo/{size}", alt: "", focal_x: 0.5, focal_y: 0.5 };
  const { logo: address } = describeOrganizer(page, { logo });
  expect(address).toBe("http://tropa.localhost:3000/media/logo/1200x00");
});
