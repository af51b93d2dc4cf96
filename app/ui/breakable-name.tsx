/** A name of words written as one, such as PayPal, which may go on to the next line between them. */
export function BreakableName({ text }: { text: string }) {
  const end = text.search(/[a-z][A-Z]/) + 1;
  if (end === 0) return text;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </>
  );
}
