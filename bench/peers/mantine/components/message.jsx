import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Loader.css";
import "@mantine/core/styles/Notification.css";
import "@mantine/core/styles/Alert.css";
import "@mantine/notifications/styles.css";
import { Alert, MantineProvider } from "@mantine/core";
import { Notifications, notifications } from "@mantine/notifications";

const show = () =>
  notifications.show({ title: "Published", message: "Guests see it", autoClose: 5000 });

export const Example = () => (
  <MantineProvider>
    <Notifications />
    <Alert title="Saved" withCloseButton>
      All is well
    </Alert>
    <button type="button" onClick={show}>
      Publish
    </button>
  </MantineProvider>
);
