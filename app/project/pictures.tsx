import { Picture, type PictureData } from "../ui/picture.tsx";

/** Further pictures of a project, two in a row; the last of an odd number fills its row. */
export function Pictures({ images }: { images: readonly PictureData[] }) {
  return (
    <div className="wrap pb-24 grid gap-6 md:grid-cols-2">
      {images.map((image, index) => {
        const alone = index === images.length - 1 && index % 2 === 0;
        return (
          <Picture
            key={image.base}
            image={image}
            sizes={alone ? "90vw" : "(min-width: 768px) 45vw, 90vw"}
            className={`w-full ${alone ? "md:col-span-2 aspect-[4/3] md:aspect-[2/1]" : "aspect-[4/3]"}`}
          />
        );
      })}
    </div>
  );
}
