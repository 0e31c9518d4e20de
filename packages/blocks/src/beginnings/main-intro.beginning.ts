import { mainIntro } from "../main-intro/main-intro.block.ts";
import { samplePictures } from "../sample/pictures.ts";
import type { Beginning } from "./beginning.ts";
import { listOwnBadges } from "./own-facts.ts";
import { shorten } from "./shorten.ts";

export const mainIntroBeginning = {
  definition: mainIntro,
  initial: ({ organizer, tours }) => ({
    title: organizer?.name.trim().slice(0, 90) || "Куда вы зовёте",
    subtitle:
      shorten(organizer?.about ?? "", 240) ||
      "Здесь одно-два предложения: что это за поездки и чем они отличаются от других.",
    media: { kind: "image", image: samplePictures.ridge },
    primary_link: { kind: 1, text: "Выбрать тур", anchor: "tours" },
    secondary_link: null,
    badges: listOwnBadges(tours),
  }),
  facts: ["subtitle", "badges"],
} satisfies Beginning<typeof mainIntro>;
