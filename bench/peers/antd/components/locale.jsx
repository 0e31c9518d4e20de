import { ConfigProvider } from "antd";
import en from "antd/locale/en_US";
import ru from "antd/locale/ru_RU";

export const Example = ({ language }) => (
  <ConfigProvider locale={language === "ru" ? ru : en}>Content</ConfigProvider>
);
