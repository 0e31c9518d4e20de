import type { Image, PictureCrops as Crops } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Crop } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { client } from "../../api/client.ts";
import { pictureTexts } from "../../texts/pictures.ru.ts";

const CropDialog = lazy(() =>
  import("./crop-dialog.tsx").then((module) => ({ default: module.CropDialog })),
);

interface PictureCropsProps {
  organizerId: number;
  image: Image;
  /** Takes the cuts, none where every shape goes by the focal point; they are served already. */
  change: (crops: Crops | undefined) => void | Promise<void>;
}

/** The key of a picture in a library; nothing for samples and pictures from elsewhere. */
const keyOf = ({ url }: Image) => /^\/media\/([\w-]{22})\/\{size\}$/.exec(url)?.[1];

/** The way to the cuts of a picture of the library: how each shape shows it. */
export function PictureCrops({ organizerId, image, change }: PictureCropsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = keyOf(image);
  if (id === undefined) return null;
  const count = Object.values(image.crops ?? {}).filter((cut) => cut !== undefined).length;
  const save = async (crops: Crops) => {
    await client.cropMedia({ query: { organizer_id: organizerId }, body: { id, crops } });
    await change(Object.values(crops).some((cut) => cut !== undefined) ? crops : undefined);
  };
  return (
    <div>
      <Button size="s" variant="ghost" iconStart={<Crop size={16} />} onClick={() => setOpen(true)}>
        {pictureTexts.crops(count)}
      </Button>
      {isOpen && (
        <Suspense>
          <CropDialog image={image} save={save} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
