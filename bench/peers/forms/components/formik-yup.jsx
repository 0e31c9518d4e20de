import { ErrorMessage, Field, Form, Formik } from "formik";
import { object, string } from "yup";

const schema = object({
  name: string().required("Required field").min(2, "At least 2"),
  email: string().required("Required field").email("Please enter a valid e-mail"),
});

export const Example = ({ save }) => (
  <Formik initialValues={{ name: "", email: "" }} validationSchema={schema} onSubmit={save}>
    <Form noValidate>
      <label htmlFor="name">Name</label>
      <Field id="name" name="name" />
      <ErrorMessage name="name" />
      <label htmlFor="email">E-mail</label>
      <Field id="email" name="email" />
      <ErrorMessage name="email" />
    </Form>
  </Formik>
);
