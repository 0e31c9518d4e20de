import { Document, HeadingLevel, ImageRun, Packer, Paragraph, TextRun } from "docx";

const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });
const item = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
const bold = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true })] });

/** A programme as organisers write one in Word, with a photo (JPEG) at its second day. */
export async function makeProgramme(photo: Buffer): Promise<Buffer> {
  const picture = new ImageRun({
    type: "jpg",
    data: photo,
    transformation: { width: 480, height: 320 },
  });
  const children = [
    new Paragraph({ text: "Тур «Зимний Телецкий берег»", heading: HeadingLevel.TITLE }),
    new Paragraph("Продолжительность: 3 дня / 2 ночи. Группа 4–8 человек."),
    new Paragraph("Снег, тишина и горячий чай на берегу замерзающего озера."),
    heading("Программа тура"),
    bold("День 1. Дорога в Артыбаш"),
    new Paragraph("Встречаемся утром в Горно-Алтайске и едем вдоль Бии."),
    new Paragraph("Питание: обед, ужин. Проживание: гостевой дом на берегу."),
    bold("День 2. Третья речка"),
    new Paragraph("Идём на снегоступах к водопаду."),
    new Paragraph({ children: [picture] }),
    bold("День 3. Домой"),
    new Paragraph("Завтракаем и возвращаемся."),
    heading("В стоимость входит"),
    ...["проживание", "снегоступы", "работа гида"].map(item),
    heading("Не входит"),
    ...["авиабилеты", "страховка"].map(item),
    heading("Стоимость"),
    new Paragraph("27 500 руб. с человека"),
    heading("Ближайшие даты"),
    new Paragraph("12–14 февраля 2099"),
    heading("Наши контакты"),
    new Paragraph("Звоните в любое время: отвечает Мария."),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}
