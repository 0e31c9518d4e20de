import { Accordion, AccordionItem } from "@tour/ui-kit/accordion";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { Tab, TabList, TabPanel, Tabs } from "@tour/ui-kit/tabs";
import { useState } from "react";
import { BookingForm, type BookingValues } from "./booking-form";
import { RenameSite } from "./guide/install.example";
import { InRussian } from "./guide/localise.example";
import { Booking } from "./guide/validate.example";

export function App() {
  const [sent, setSent] = useState<BookingValues>();
  return (
    <LocaleProvider locale={ru}>
      <main>
        <h1>Бронирование</h1>
        <BookingForm onSend={setSent} />
        {sent && <output id="sent">{JSON.stringify(sent)}</output>}
        <Accordion>
          <AccordionItem title="Что взять с собой?">Тёплую куртку.</AccordionItem>
          <AccordionItem title="Можно с детьми?">С десяти лет.</AccordionItem>
        </Accordion>
        <Tabs defaultValue="rename">
          <TabList aria-label="Примеры руководства">
            <Tab value="rename">Название</Tab>
            <Tab value="localise">Язык</Tab>
            <Tab value="validate">Проверка</Tab>
          </TabList>
          <TabPanel value="rename">
            <RenameSite />
          </TabPanel>
          <TabPanel value="localise">
            <InRussian />
          </TabPanel>
          <TabPanel value="validate">
            <Booking onSend={() => {}} />
          </TabPanel>
        </Tabs>
      </main>
    </LocaleProvider>
  );
}
