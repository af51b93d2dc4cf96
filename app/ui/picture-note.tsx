/** Says quietly below a picture what kind of picture it is. */
export function PictureNote({ text }: { text: string }) {
  return <p className="wrap type-small text-mute pt-3">{text}</p>;
}
