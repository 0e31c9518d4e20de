import { useState } from "react";
import { defineDemo } from "../demo/define-demo.ts";
import { FileDrop, FileProgress } from "./index.ts";

function FileDemo() {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <FileDrop
      multiple
      accept="image/*"
      maxSize={10 * 1024 * 1024}
      aria-label="Фотографии тура"
      hint="Картинки до 10 МБ"
      onFiles={(added) => setFiles([...files, ...added])}
    >
      <FileProgress name="belukha.jpg" size={3_400_000} progress={0.64} />
      <FileProgress name="track.gpx" size={88_000} error="Это не картинка" />
      {files.map((file, index) => (
        <FileProgress key={index} name={file.name} size={file.size} progress={1} />
      ))}
    </FileDrop>
  );
}

export const demo = defineDemo({
  group: "forms",
  title: "Загрузка файлов",
  text: "Перетащить или выбрать; тип, размер и число проверяются до отправки, каждый файл показывает свой ход.",
  isLive: true,
  Show: FileDemo,
});
