import { Alert, notification } from "antd";

export function Example() {
  const [toasts, holder] = notification.useNotification();
  const show = () =>
    toasts.success({ title: "Published", description: "Guests see it", duration: 5 });
  return (
    <>
      {holder}
      <Alert title="All is well" closable />
      <button type="button" onClick={show}>
        Publish
      </button>
    </>
  );
}
