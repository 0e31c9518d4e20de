import { Carousel } from "antd";
import { useRef } from "react";

const pictures = ["/lake.jpg", "/pass.jpg"];

export function Example() {
  const carousel = useRef(null);
  return (
    <>
      <Carousel ref={carousel} arrows draggable>
        {pictures.map((url) => (
          <img key={url} src={url} alt="Altai" />
        ))}
      </Carousel>
      {pictures.map((url, index) => (
        <button key={url} type="button" onClick={() => carousel.current.goTo(index)}>
          <img src={url} alt={`Altai ${index + 1}`} width={64} />
        </button>
      ))}
    </>
  );
}
