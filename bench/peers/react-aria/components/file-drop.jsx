import { Button, DropZone, FileTrigger, Label, ProgressBar, Text } from "react-aria-components";
import { useState } from "react";

const maxSize = 5e6;

export function Example() {
  const [rejected, setRejected] = useState([]);
  const take = (files) => setRejected(files.filter(({ size }) => size > maxSize));
  return (
    <>
      <DropZone
        getDropOperation={(types) => (types.has("image/jpeg") ? "copy" : "cancel")}
        onDrop={async ({ items }) =>
          take(
            await Promise.all(
              items.filter(({ kind }) => kind === "file").map((item) => item.getFile()),
            ),
          )
        }
      >
        <Text slot="label">Drop pictures here</Text>
        <FileTrigger
          acceptedFileTypes={["image/jpeg"]}
          allowsMultiple
          onSelect={(files) => take([...(files ?? [])])}
        >
          <Button>Choose</Button>
        </FileTrigger>
      </DropZone>
      <div role="alert">{rejected.map(({ name }) => name)}</div>
      <ProgressBar value={40}>
        {({ percentage }) => (
          <>
            <Label>lake.jpg</Label>
            <div style={{ inlineSize: `${percentage}%` }} />
          </>
        )}
      </ProgressBar>
    </>
  );
}
