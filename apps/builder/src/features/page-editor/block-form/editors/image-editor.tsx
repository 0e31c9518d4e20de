import { imageUrl } from "@tour/api";
import type { Image, PictureCrops as Crops } from "@tour/api";
import { useEditor } from "../../../../document/editor-context.ts";
import {
  AltField,
  EmptyPicture,
  PictureButtons,
  PictureCrops,
  PictureDrop,
} from "@tour/office/picture-library";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";
import { FocalPoint } from "./focal-point.tsx";
import { purposeOf } from "../../../../document/put-pictures.ts";
import styles from "./image-editor.module.css";

interface ImageEditorProps extends EditorProps<Image> {
  /** What takes pictures here, where the picture is a part of it. */
  place?: string;
}

const withCrops = ({ crops: _, ...image }: Image, crops: Crops | undefined): Image =>
  crops ? { ...image, crops } : image;

/** A picture: chosen from the library, described, with the point that must stay in sight. */
export function ImageEditor({ field, path, place = path, value }: ImageEditorProps) {
  const { blockId, write, validation } = useBlockForm();
  const { organizerId, choosePicture, putPictures, formerAlt } = useEditor();
  const choose = () => choosePicture(blockId, place);
  return (
    <fieldset className={styles.image}>
      <legend className={styles.legend}>{field.hints.label}</legend>
      <PictureDrop
        organizerId={organizerId}
        purpose={purposeOf(blockId, place)}
        taken={(pictures) => putPictures(blockId, place, pictures)}
      >
        {value ? (
          <>
            <FocalPoint
              src={imageUrl(value, "480x00")}
              x={value.focal_x}
              y={value.focal_y}
              change={(focal_x, focal_y) => write(path, { ...value, focal_x, focal_y })}
            />
            <PictureCrops
              organizerId={organizerId}
              image={value}
              change={(crops) => write(path, withCrops(value, crops))}
            />
            <PictureButtons hasPicture choose={choose} remove={() => write(path, null)} />
            <AltField
              image={value}
              former={formerAlt(value, blockId)}
              change={(image) => write(path, image)}
            />
          </>
        ) : (
          <EmptyPicture choose={choose} />
        )}
      </PictureDrop>
      {validation[path]?.[0] && <p className={styles.error}>{validation[path][0]}</p>}
    </fieldset>
  );
}
