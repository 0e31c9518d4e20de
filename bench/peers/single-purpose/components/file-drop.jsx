import { useDropzone } from "react-dropzone";

export function Example() {
  const { getRootProps, getInputProps, fileRejections } = useDropzone({
    accept: { "image/jpeg": [] },
    maxSize: 5e6,
  });
  return (
    <>
      <div {...getRootProps()}>
        <input {...getInputProps({ "aria-label": "Pictures" })} />
        Drop pictures here
      </div>
      <div role="alert">{fileRejections.map(({ file }) => file.name)}</div>
      <progress aria-label="lake.jpg" value={40} max={100} />
    </>
  );
}
