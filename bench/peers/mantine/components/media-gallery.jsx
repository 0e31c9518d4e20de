import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Image.css";
import "@mantine/carousel/styles.css";
import { Carousel } from "@mantine/carousel";
import { Image, MantineProvider } from "@mantine/core";
import { useState } from "react";

const pictures = ["/lake.jpg", "/pass.jpg"];

export function Example() {
  const [embla, setEmbla] = useState(null);
  return (
    <MantineProvider>
      <Carousel aria-label="Photos" getEmblaApi={setEmbla}>
        {pictures.map((url) => (
          <Carousel.Slide key={url}>
            <Image src={url} alt="Altai" />
          </Carousel.Slide>
        ))}
      </Carousel>
      {pictures.map((url, index) => (
        <button key={url} type="button" onClick={() => embla?.scrollTo(index)}>
          <img src={url} alt={`Altai ${index + 1}`} width={64} />
        </button>
      ))}
    </MantineProvider>
  );
}
