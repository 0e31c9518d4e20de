import "../page-blocks/theme.css";
import "../page-blocks/variants.css";

export const metadata = { title: "Next.js" };

// oxlint-disable-next-line import/no-default-export -- Next's format
export default function Layout({ children }) {
  return (
    <html lang="ru">
      <body>{children}</body>
    </html>
  );
}
