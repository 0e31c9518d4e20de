"use client";

import { useState } from "react";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { MediaGallery } from "@tour/ui-kit/media-gallery";
import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { texts } from "../../texts/ru.ts";
import { gallery } from "../gallery.block.ts";
import { listShots } from "../parts/list-shots.ts";
import styles from "./4-single-shot.module.css";

/** One large picture at a time, and all of them small beneath it. */
export const variant = defineVariant(
  gallery,
  { number: 4, title: "Один кадр", interactive: true },
  ({ content, data }) => {
    const shots = listShots(content, data);
    const [current, setCurrent] = useState(0);
    return (
      <Section>
        <BlockHeading heading={content.heading} align="center" />
        <LocaleProvider locale={ru}>
          {/* The picture in view is the one that the preview replaces. */}
          <div data-at-image={shots[current]?.at}>
            <MediaGallery
              items={shots.map(({ media }) => ({
                image: media.image,
                video_url: media.kind === "video" ? media.video_url : undefined,
                caption: media.image.alt || undefined,
              }))}
              onIndexChange={setCurrent}
              sizes="(width < 1250px) 100vw, 1200px"
              label={content.heading.title || texts.gallery.label}
              backCloses
              className={styles.gallery}
            />
          </div>
        </LocaleProvider>
      </Section>
    );
  },
);
