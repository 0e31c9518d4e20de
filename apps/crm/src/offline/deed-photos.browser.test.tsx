import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { beforeEach, expect, test } from "vitest";
import { mount } from "../shell/mount.tsx";
import { deedTexts as texts } from "../texts/deeds.ru.ts";
import { Shown, client, keep, left, nobody, press, refusal } from "./deed-testing.tsx";
import { send, serve, settled, startAnew } from "./deed-testing.tsx";
import { keepDeed } from "./keep-deed.ts";
import type { WrittenDeed } from "./keep-deed.ts";
import { openUnsent } from "./unsent.ts";

beforeEach(startAnew);

const picture = (name: string) => ({
  kind: "image" as const,
  image: { url: `/media/${name}/{size}`, alt: "", focal_x: 0.5, focal_y: 0.5 },
});
const [lake, camp, ours] = [picture("lake"), picture("camp"), picture("ours")];
const photo: WrittenDeed = {
  ...{ kind: "photo", tourId: 3, title: "Алтай", place: 0, was: lake },
  ...{ file: new Blob(["a picture"]), name: "a.jpg", size: 9, alt: "", url: null },
};
/** A server with a tour's gallery, which a change begins from an older version so many times. */
function serveTour(media: object[], late = 0) {
  const state = { media, version: 5 };
  const asked = serve(({ path, body }) => {
    if (path === "/media/upload") return [200, { data: { image: ours.image } }];
    if (path === "/tour/view") {
      return [200, { data: { version: state.version, fields: { media: state.media } } }];
    }
    if (late > 0) {
      late -= 1;
      state.version += 1;
      return refusal(409, "Тур уже изменили");
    }
    if (body["version"] !== state.version) return refusal(409, "Тур уже изменили");
    state.media = body["media"] as object[];
    return [200, { data: {} }];
  });
  const names = () => state.media.map((one) => (one as typeof lake).image.url.split("/")[2]);
  return { asked, state, names };
}
const withoutFile = () => settled().map((deed) => deed.kind === "photo" && deed.file);

test("a photo waits with its bytes, is uploaded, and takes the place of the chosen one", async () => {
  serve(nobody);
  await keep(photo);
  await openUnsent("manager");
  const [kept] = left();
  expect(kept?.kind === "photo" && (await kept.file?.text())).toBe("a picture");
  const tour = serveTour([lake, camp]);
  await send();
  expect(tour.names()).toEqual(["ours", "camp"]);
  const update = tour.asked.find(({ path }) => path === "/tour/update")!;
  expect(Object.keys(update.body).toSorted(), "nothing else of the tour").toEqual([
    "media",
    "version",
  ]);
  expect(withoutFile(), "its bytes are not kept any longer").toEqual([null]);
});

test("somebody who changes the tour meanwhile loses nothing: the photo is found where it stands now", async () => {
  serve(nobody);
  await keep(photo);
  const tour = serveTour([camp, lake], 1);
  await send();
  expect(tour.names()).toEqual(["camp", "ours"]);
});

test("a photo whose place is gone overwrites nothing, and keeps its bytes to be put elsewhere", async () => {
  serve(nobody);
  await keep(photo);
  const tour = serveTour([camp]);
  await send();
  expect(tour.names()).toEqual(["camp"]);
  const [refused] = left();
  expect(refused?.refusal).toBe(texts.refusals.photo);
  expect(refused?.kind === "photo" && refused.file?.size).toBe(9);
});

test("an answer that was lost after the photo was changed changes nothing more", async () => {
  serve(nobody);
  await keep(photo);
  const tour = serveTour([ours, camp]);
  await send();
  expect(tour.asked.map(({ path }) => path)).toEqual(["/media/upload", "/tour/view"]);
  expect(settled()).toHaveLength(1);
});

test("taken back, the former photo stands where ours does by now", async () => {
  const tour = serveTour([lake, camp]);
  await keepDeed(client, { organizerId: 1 }, photo);
  await expect.poll(() => settled().length).toBe(1);
  tour.state.media = [camp, ours];
  mount(<Shown />);
  await press(texts.takeBack);
  await expect.poll(tour.names).toEqual(["camp", "lake"]);
});

test("where somebody has replaced ours meanwhile, taking it back touches nothing and says so", async () => {
  const tour = serveTour([lake, camp]);
  await keepDeed(client, { organizerId: 1 }, photo);
  await expect.poll(() => settled().length).toBe(1);
  tour.state.media = [camp];
  mount(<Shown />);
  await press(texts.takeBack);
  await expect.poll(() => left()[0]?.refusal).toBe(texts.refusals.photoBack);
  expect(tour.names()).toEqual(["camp"]);
});
