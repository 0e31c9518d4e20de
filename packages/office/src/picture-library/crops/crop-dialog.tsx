import { imageUrl, pictureShapes } from "@tour/api";
import type { Image, PictureCrops, PictureShape } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { Slider } from "@tour/ui-kit/slider";
import { useState } from "react";
import { describeFailure } from "../../api/describe-failure.ts";
import { cropTexts as words } from "../../texts/crops.ru.ts";
import { CropFrame } from "./crop-frame.tsx";
import { cutOf, frameOf, largestFrame, scaleFrame, scaleOf, smallest } from "./crop-geometry.ts";
import type { Frame } from "./crop-geometry.ts";
import styles from "./crops.module.css";
import { CutPicture } from "./cut-picture.tsx";

export interface CropDialogProps {
  image: Image;
  /** Keeps the cuts; whoever opened the dialog closes it when that is done. */
  save: (crops: PictureCrops) => Promise<void>;
  close: () => void;
}

/** How a picture is cut in each shape that pages use, and a frame for the shape that is to be cut otherwise. */
export function CropDialog({ image, save, close }: CropDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [ratio, setRatio] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [shape, setShape] = useState<PictureShape>("16:9");
  const [crops, setCrops] = useState<PictureCrops>(image.crops ?? {});
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const src = imageUrl(image, "800x00");
  const shown = { ...image, crops };
  const done = async () => {
    setSaving(true);
    setFailure(null);
    try {
      await save(crops);
      setOpen(false);
    } catch (error) {
      setFailure(error);
    }
    setSaving(false);
  };
  const cut = (frame: Frame) => setCrops({ ...crops, [shape]: cutOf(frame) });
  const { [shape]: own, ...others } = crops;
  return (
    <Modal
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={close}
      title={words.title}
      width={820}
      footer={
        <div className={styles.footer}>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            {words.cancel}
          </Button>
          <Button loading={isSaving} disabled={ratio === null} onClick={() => void done()}>
            {words.done}
          </Button>
        </div>
      }
    >
      <div className={styles.dialog}>
        <p className={styles.quiet}>{words.about}</p>
        {failure !== null && <Message tone="danger">{describeFailure(failure)}</Message>}
        {isMissing && <Message tone="danger">{words.missing}</Message>}
        {ratio === null ? (
          <img
            className={styles.measured}
            src={src}
            alt=""
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio(naturalWidth / naturalHeight)
            }
            onError={() => setMissing(true)}
          />
        ) : (
          <>
            <div className={styles.work}>
              <CropFrame
                {...{ src, shape, ratio }}
                frame={frameOf(shown, shape, ratio)}
                change={cut}
              />
              <Field label={words.scale}>
                <Slider
                  min={smallest * 100}
                  max={100}
                  value={Math.round(
                    scaleOf(frameOf(shown, shape, ratio), largestFrame(shape, ratio)) * 100,
                  )}
                  onValueChange={(percent) =>
                    cut(
                      scaleFrame(
                        frameOf(shown, shape, ratio),
                        percent / 100,
                        largestFrame(shape, ratio),
                      ),
                    )
                  }
                />
              </Field>
              <Button
                size="s"
                variant="secondary"
                disabled={own === undefined}
                onClick={() => setCrops(others)}
              >
                {words.reset}
              </Button>
            </div>
            <ul className={styles.shapes} aria-label={words.shapesLabel}>
              {pictureShapes.map((one) => (
                <li key={one}>
                  <button
                    type="button"
                    className={styles.shape}
                    aria-pressed={one === shape}
                    onClick={() => setShape(one)}
                  >
                    <span className={styles.thumb}>
                      <CutPicture src={src} shape={one} frame={frameOf(shown, one, ratio)} />
                    </span>
                    <span className={styles.name}>{words.shapes[one].name}</span>
                    <span className={styles.quiet}>{words.shapes[one].place}</span>
                    {crops[one] !== undefined && <span className={styles.own}>{words.own}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Modal>
  );
}
