import type { Gesture } from "#content/schema.ts";

/** What a step's drawing is made of, path data in a frame of 300 by 96. */
export interface Drawn {
  /** The line itself, entering at the left and leaving at the right, at half the height; without it runs straight. */
  line?: string;
  /** What is beside it, filled in the accent's colour. */
  marks?: string;
  /** What is left behind or comes along, drawn fainter. */
  faint?: string;
}

const dot = (x: number, y: number, radius = 6) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0`;
const dots = (...places: [x: number, y: number, radius?: number][]) =>
  places.map((place) => dot(...place)).join("");

/** The step as a line: its name says what the line does on its way through. */
export const gestures: Record<Gesture, Drawn> = {
  beat: {
    line: "M0 48H20l8-26 8 26h28l8-26 8 26h28l8-26 8 26h28l8-26 8 26h28l8-26 8 26h40",
    marks: dots([28, 14, 5], [72, 14, 5], [116, 14, 5], [160, 14, 5], [204, 14, 5]),
  },
  carry: {
    faint: "M50 48V14M110 48V14M170 48V14M230 48V14",
    marks: "M50 14l24 9-24 9zM110 14l24 9-24 9zM170 14l24 9-24 9zM230 14l24 9-24 9z",
  },
  count: {
    line: "M0 48H60V40h60V30h60V20h60V48H300",
    faint: dots([20, 76], [50, 82], [84, 74], [120, 82], [152, 76], [190, 82], [226, 75], [262, 81]),
    marks: dots([90, 30], [150, 20], [210, 10]),
  },
  day: {
    faint: "M60 48a90 90 0 0 1 180 0",
    marks: dots([60, 48, 4], [87, -15, 11], [240, 48, 4]),
  },
  decide: {
    faint: "M0 14C70 14 90 48 140 48M0 82C70 82 90 48 140 48",
    marks: dots([140, 48, 11]),
  },
  draft: {
    line: "M0 48C40 48 50 16 80 20s20 60 50 58 20-66 48-62-6 66 26 62 28-30 96-30",
    marks: dots([80, 20, 5], [130, 78, 5], [178, 16, 5]),
  },
  fork: {
    faint: "M110 48C160 48 170 14 240 14H262M110 48C160 48 170 82 240 82H262",
    marks: dots([110, 48, 9], [268, 14, 5], [268, 82, 5]),
  },
  give: {
    line: "M0 48H110C120 48 128 30 150 30s30 18 40 18H300",
    marks: "M134 10h32v40h-32z",
    faint: dots([250, 48, 14]),
  },
  group: {
    marks: dots(
      ...[40, 130, 220].flatMap((x): [number, number][] => [
        [x, 22],
        [x + 20, 16],
        [x + 40, 22],
        [x + 8, 76],
        [x + 32, 76],
      ]),
    ),
  },
  grow: {
    line: "M0 48V78H60V66h60V52h60V36h60V18h34V48h26",
    marks: dots([30, 64, 5], [90, 52, 5], [150, 38, 5], [210, 22, 5]),
  },
  handover: {
    line: "M0 48H128M172 48H300",
    faint: "M150 20v56",
    marks: dots([132, 48, 12], [168, 48, 12]),
  },
  join: {
    faint: "M0 14H50C120 14 120 48 180 48M0 82H50C120 82 120 48 180 48",
    marks: dots([20, 14, 5], [44, 14, 5], [30, 48, 5], [16, 82, 5], [46, 82, 5], [180, 48, 8]),
  },
  keep: {
    marks: "M40 26h22v22H40zM104 26h22v22h-22zM232 26h22v22h-22z",
    faint: "M72 62h20v20H72zM168 62h20v20h-20zM200 62h20v20h-20z",
  },
  limit: {
    line: "M0 48C30 48 40 30 70 30s40 36 70 36 40-36 70-36 40 18 90 18",
    faint: "M20 22H280M20 74H280",
  },
  listen: {
    faint: "M190 48m-20-24a34 34 0 0 1 0 48M182 6a60 60 0 0 1 0 84M202-8a84 84 0 0 1 0 112",
    marks: dots([140, 48, 12]),
  },
  look: {
    line: "M0 48H116a34 34 0 1 1 34 34c-14 0-20-6-20-14 0-14 20-20 50-20H300",
    marks: dots([150, 40, 8]),
    faint: dots([40, 22, 4], [70, 76, 4], [230, 20, 4], [262, 74, 4]),
  },
  parallel: {
    line: "M0 48C30 48 40 32 70 32H220c40 0 50 16 80 16",
    faint: "M20 48C44 48 50 64 80 64H210",
    marks: dots([216, 64, 6]),
  },
  pass: {
    line: "M0 48C40 48 44 76 78 76s34-52 74-52 40 50 74 50 38-26 74-26",
    marks: dots([78, 50, 14], [152, 52, 18], [226, 48, 13]),
  },
  repeat: {
    line: "M0 48H70c50 0 60-34 34-34s-26 34 24 34h34c50 0 60-34 34-34s-26 34 24 34h80",
    marks: dots([104, 76, 5], [196, 76, 5]),
  },
  rows: {
    faint: "M30 20H270M30 76H270M60 8V88M110 8V88M160 8V88M210 8V88M260 8V88",
    marks: "M64 26h42v16H64zM114 54h42v16h-42zM214 26h42v16h-42z",
  },
  smooth: {
    line: "M0 48H30l12-26 14 52 14-60 14 64 14-50 12 30c10 20 30-10 60-10H300",
    marks: dots([70, 14, 5]),
  },
  steer: {
    line: "M0 48C20 36 40 22 70 28s30 34 70 34 30-26 70-24 40 10 90 10",
    faint: "M0 48H300",
    marks: dots([70, 28, 6], [140, 62, 6], [210, 38, 6]),
  },
  test: {
    line: "M0 48H60l14-18 14 18h40l16-46 16 46h40l12-14 12 14h76",
    marks: dots([144, 0, 7]),
  },
  widen: {
    faint:
      "M120 48C190 48 210 10 300 10M120 48C190 48 210 86 300 86M120 48c70 0 110-20 180-20M120 48c70 0 110 20 180 20",
    marks: dots([40, 48, 7], [68, 48, 7], [96, 48, 7]),
  },
};
