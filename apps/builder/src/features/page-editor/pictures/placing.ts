export { uploadPictures } from "@tour/office/picture-library";
export { describePicture, purposeOf, putPictures } from "../../../document/put-pictures.ts";
