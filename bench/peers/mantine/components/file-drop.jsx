import "@mantine/core/styles/Loader.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/LoadingOverlay.css";
import "@mantine/core/styles/Progress.css";
import "@mantine/dropzone/styles.css";
import { MantineProvider, Progress } from "@mantine/core";
import { Dropzone, IMAGE_MIME_TYPE } from "@mantine/dropzone";
import { useState } from "react";

export function Example() {
  const [rejected, setRejected] = useState([]);
  return (
    <MantineProvider>
      <Dropzone accept={IMAGE_MIME_TYPE} maxSize={5e6} onDrop={() => {}} onReject={setRejected}>
        Drop pictures here
      </Dropzone>
      <div role="alert">{rejected.map(({ file }) => file.name)}</div>
      <Progress value={40} aria-label="lake.jpg" />
    </MantineProvider>
  );
}
