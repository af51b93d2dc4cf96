import sharp from "sharp";
import { random } from "../../random.ts";

/** What the camera wrote into `photo`, and must not leave the office: searched for in every published file. */
export const secret = "Lengakiki, house 14";

interface PhotoOptions {
  /** Pixels, as the sensor has them: before the camera's turning. */
  width: number;
  height: number;
  /** EXIF's number for how the camera was held; 6 is a quarter turn. */
  orientation?: number;
  seed?: number;
}

/**
 * A JPEG as a phone makes it: a red sky over a blue sea, grain, the place where it was taken. The sky is at the top of
 * what the sensor saw, wherever `orientation` turns it.
 */
export async function photo({ width, height, orientation = 1, seed = 1 }: PhotoOptions): Promise<Buffer> {
  const next = random(seed);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const [red, green, blue] = y < height / 2 ? [200, 60 + (y / height) * 120, 40] : [20, 60, 190];
    for (let x = 0; x < width; x += 1) {
      const grain = (next() - 0.5) * 30;
      const at = (y * width + x) * 3;
      pixels[at] = red + grain;
      pixels[at + 1] = green + grain;
      pixels[at + 2] = blue + grain;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Make: "Phone", ImageDescription: secret },
      IFD3: {
        GPSLatitudeRef: "S",
        GPSLatitude: "9/1 25/1 48/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "159/1 57/1 0/1",
      },
    })
    .withMetadata({ orientation })
    .withIccProfile("p3")
    .jpeg({ quality: 90 })
    .toBuffer();
}
