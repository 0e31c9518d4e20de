import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components";

const queue = new ToastQueue();

export const Example = () => (
  <>
    <ToastRegion queue={queue}>
      {({ toast }) => (
        <Toast toast={toast}>
          <ToastContent>
            <Text slot="title">{toast.content.title}</Text>
            <Text slot="description">{toast.content.text}</Text>
          </ToastContent>
          <Button slot="close">×</Button>
        </Toast>
      )}
    </ToastRegion>
    <p role="status">All is well</p>
    <Button
      onPress={() => queue.add({ title: "Published", text: "Guests see it" }, { timeout: 5000 })}
    >
      Publish
    </Button>
  </>
);
