export { EmptyPicture, PictureButtons } from "./picture-buttons.tsx";
export { PictureLibrary } from "./picture-library.tsx";
