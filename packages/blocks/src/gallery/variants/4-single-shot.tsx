import { defineVariant } from "../../definition/define-variant.ts";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { DeferredHydration } from "../../parts/deferred-hydration/deferred-hydration.tsx";
import { watchHold } from "../../parts/deferred-hydration/watch-hold.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { texts } from "../../texts/ru.ts";
import { gallery } from "../gallery.block.ts";
import { listShots } from "../parts/list-shots.ts";
import { SingleShot } from "../parts/single-shot.tsx";
import styles from "./4-single-shot.module.css";

const loadSingleShot = async () => (await import("../parts/single-shot.tsx")).SingleShot;

/** One large picture at a time, and all of them small beneath it. */
export const variant = defineVariant(
  gallery,
  { number: 4, title: "Один кадр", interactive: true },
  ({ content, data }) => (
    <Section>
      <BlockHeading heading={content.heading} align="center" />
      <DeferredHydration
        drawn={isIsland || SingleShot}
        load={loadSingleShot}
        watch={watchHold}
        props={{
          shots: listShots(content, data),
          label: content.heading.title || texts.gallery.label,
          className: styles.gallery,
        }}
      />
    </Section>
  ),
);
