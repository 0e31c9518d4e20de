import "yet-another-react-lightbox/styles.css";
import { useState } from "react";
import Lightbox from "yet-another-react-lightbox";
import Video from "yet-another-react-lightbox/plugins/video";
import Zoom from "yet-another-react-lightbox/plugins/zoom";

const slides = [
  { src: "/lake.jpg", alt: "Lake" },
  { src: "/pass.jpg", alt: "Pass" },
];

export function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Photos
      </button>
      <Lightbox
        open={open}
        close={() => setOpen(false)}
        slides={slides}
        plugins={[Zoom, Video]}
        controller={{ closeOnPullDown: true }}
      />
    </>
  );
}
