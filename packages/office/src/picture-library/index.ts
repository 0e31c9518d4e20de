export { AddPictures } from "./add-pictures.tsx";
export { AltField } from "./alt-field.tsx";
export { EmptyPicture, PictureButtons } from "./picture-buttons.tsx";
export { PictureCrops } from "./crops/picture-crops.tsx";
export { libraryKey } from "./library-key.ts";
export { PictureDrop } from "./picture-drop.tsx";
export { PictureLibrary } from "./picture-library.tsx";
export { pictureRules, uploadPictures } from "./picture-uploads.ts";

export { useFormerAlts } from "./use-former-alts.ts";
export { useWhileShown } from "./use-while-shown.ts";
