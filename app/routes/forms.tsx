import { data, redirect } from "react-router";
import type { Route } from "./+types/forms";
import { submitFormContext } from "../context.ts";
import { CareersForm, NewsletterForm } from "../forms/service-forms.tsx";
import { readForm } from "../forms/contact-field-table.ts";
import { textIn } from "../forms/form-contract.ts";
import { pageMeta, refusedHead } from "../head/page-meta.ts";
import { Notice } from "../ui/notice.tsx";

/** Shown only where a form is refused: the worker redirects anything but posts to the contact page. */
export const meta: Route.MetaFunction = ({ matches }) => {
  const head = { title: "Please check the form", description: "One of the fields needs your attention." };
  return pageMeta(matches, refusedHead(head), "/forms", { unlisted: true });
};

/** Takes a careers or newsletter post and redirects to its return page, or shows the form again. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const answer = await context.get(submitFormContext)(form);
  if (answer.status === 201) return redirect(answer.next, 303);
  const values = { name: textIn(form, "name"), email: textIn(form, "email") };
  return data({ answer, values }, { status: answer.status });
}

export default function Forms({ actionData }: Route.ComponentProps) {
  if (!actionData) return null;
  const { answer, values } = actionData;
  const isNewsletter = answer.form === "newsletter";
  const Form = isNewsletter ? NewsletterForm : CareersForm;
  return (
    <div className="wrap pt-14 lg:pt-24 pb-24">
      <h1 id="form-title" className="type-display-2 mb-8">
        {isNewsletter ? "Your newsletter sign-up" : "Your application"}
      </h1>
      <div className="max-w-[44rem]">
        <Notice
          form={isNewsletter ? "newsletter" : "careers"}
          notice={{ title: answer.message, destructive: true, errors: answer.errors }}
        />
        <Form values={values} errors={answer.errors} />
      </div>
    </div>
  );
}
