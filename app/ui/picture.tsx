import type { Image, PictureFiles } from "#content/schema.ts";
import { GrowingPicture } from "./picture-transition.tsx";

type PictureData = PictureFiles & { alt: string };

/** Whether a picture is a drawing of ours or a cover, not a photograph from beside a record. */
export const isDrawn = ({ name }: Image): boolean => !name.startsWith("made/") || name.endsWith("/cover");

export interface PictureProps {
  image: PictureData;
  /** The `sizes` attribute: how wide the image is shown. */
  sizes: string;
  className?: string;
  /** True for the one image of the first view. */
  eager?: boolean;
  /** Another crop below 640 px. */
  mobile?: PictureData;
  fit?: "cover" | "contain";
}

/**
 * The width that pictures across a phone's window ask for when they are one of many: screens of low density, which are
 * those of cheap phones, take the file of 480 pixels, others still one of 800.
 */
export const modestWidth = "66vw";

const sourceSet = (image: PictureData, format: string) =>
  image.widths.map((width) => `${image.base}-${width}.${format} ${width}w`).join(", ");

/** An image in the format and width that fits, its space reserved and coloured until it has loaded. */
export function Picture({ image, sizes, className = "", eager, mobile, fit = "cover" }: PictureProps) {
  return (
    <picture className="contents">
      {mobile &&
        ["avif", "webp"].map((format) => (
          <source
            key={format}
            media="(max-width: 639px)"
            type={`image/${format}`}
            sizes="90vw"
            srcSet={sourceSet(mobile, format)}
          />
        ))}
      <source type="image/avif" sizes={sizes} srcSet={sourceSet(image, "avif")} />
      <img
        src={`${image.base}-${image.widths[0]}.webp`}
        srcSet={sourceSet(image, "webp")}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={image.alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : "async"}
        className={`${fit === "contain" ? "object-contain" : "object-cover"} ${image.place} ${className}`}
      />
    </picture>
  );
}

interface FramedPictureProps extends PictureProps {
  /** The frame's shape, as classes. */
  frame: string;
}

/** A picture that fills a frame. */
export function FramedPicture({ frame, className = "", ...picture }: FramedPictureProps) {
  return (
    <span className={`block overflow-hidden ${frame}`}>
      <Picture {...picture} className={`w-full h-full ${className}`} />
    </span>
  );
}

/** The framed picture of a card, which grows into that of the page at `path`. */
export function CardPicture({ path, ...picture }: FramedPictureProps & { path: string }) {
  return (
    <GrowingPicture path={path}>
      <FramedPicture {...picture} />
    </GrowingPicture>
  );
}
