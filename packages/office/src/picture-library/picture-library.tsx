import { Modal } from "@tour/ui-kit/modal";
import { pictureTexts } from "../texts/pictures.ru.ts";
import { LibraryContent } from "./library-content.tsx";
import type { PictureLibraryProps } from "./library-content.tsx";

/** The organiser's pictures: choose one, or several where there is room for them, or add new ones. */
export function PictureLibrary(props: PictureLibraryProps) {
  const { open, close } = props;
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      width={960}
      title={pictureTexts.library}
    >
      {/* Opened anew, nothing is marked. */}
      {open && <LibraryContent {...props} />}
    </Modal>
  );
}
