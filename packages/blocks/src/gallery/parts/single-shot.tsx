"use client";

import { useState } from "react";
import { LocaleProvider, mediaGalleryRu } from "@tour/ui-kit/locale";
import { MediaGallery } from "@tour/ui-kit/media-gallery";
import { galleryLocale } from "../../parts/gallery/gallery-locale.ts";
import type { Shot } from "./list-shots.ts";

const locale = {
  ...galleryLocale,
  texts: { ...galleryLocale.texts, mediaGallery: mediaGalleryRu },
};

interface SingleShotProps {
  shots: readonly Shot[];
  label: string;
  className?: string | undefined;
}

/** The kit's large picture with all of them small beneath it. */
export function SingleShot({ shots, label, className }: SingleShotProps) {
  const [current, setCurrent] = useState(0);
  return (
    <LocaleProvider locale={locale}>
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
          label={label}
          backCloses
          className={className}
        />
      </div>
    </LocaleProvider>
  );
}
