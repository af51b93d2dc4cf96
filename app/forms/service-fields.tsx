/** The hidden fields by which form services are told what to do (R-NET-04, R-NET-06). */
export function ServiceFields(props: {
  subject: string;
  next: string;
  captcha?: "false";
  template?: string;
}) {
  return (
    <>
      <input type="hidden" name="_subject" value={props.subject} />
      <input type="hidden" name="_next" value={props.next} />
      {props.captcha && <input type="hidden" name="_captcha" value={props.captcha} />}
      {props.template && <input type="hidden" name="_template" value={props.template} />}
    </>
  );
}
