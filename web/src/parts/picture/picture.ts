/** A result as a picture that can be sent: the game, who has won, and the scores by rank. */

export interface Shown {
  title: string;
  words: string;
  rows: { name: string; score: string; won: boolean }[];
  /** The board, as SVG. */
  board?: string;
  /** The marks of moves, each drawn as a square. */
  marks?: string[];
  house: string;
  date: string;
  direction: "ltr" | "rtl";
}

const [WIDE, MARGIN, LINE] = [1080, 80, 92];
const COLOURS = { page: "#fbf5ea", edge: "#6e4423", ink: "#2c2016", soft: "#6a5643", gold: "#e9b93c", goldEdge: "#7a5200", bar: "#f3dccb", line: "#d9c7a8" };
const MARKS: Record<string, string> = { best: "#3f9a4d", good: "#3f9a4d", slip: "#e5bf2f", mistake: "#e07b26", blunder: "#c23b31" };
const [SQUARE, IN_LINE, MOST_MARKS] = [70, 13, 65];
const SERIF = 'Georgia, "Iowan Old Style", "Palatino Linotype", "Frank Ruehl CLM", "Noto Serif", serif';
const SANS = 'system-ui, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif';
const STAR = "M0-30 8.800-9.300 31.400-7.300 14.300 7.500 19.400 29.500 0 18-19.400 29.500-14.300 7.500-31.400-7.300-8.800-9.300Z";

/** The picture as a PNG file. */
export async function picture(shown: Shown): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  pen.font = `600 60px ${SERIF}`;
  const words = wrapped(pen, shown.words, WIDE - 2 * MARGIN);
  const board = shown.board ? await drawn(shown.board) : null;
  const size = board ? fitted(board) : { width: 0, height: 0 };
  const marks = (shown.marks ?? []).slice(0, MOST_MARKS);
  const squares = 190 + 74 * words.length;
  const below = squares + SQUARE * Math.ceil(marks.length / IN_LINE);
  const top = below + (board ? size.height + 40 : 0);
  canvas.width = WIDE;
  canvas.height = top + 40 + LINE * shown.rows.length + 110;
  paper(pen, canvas);
  pen.direction = shown.direction;
  const start = shown.direction === "rtl" ? WIDE - MARGIN : MARGIN;
  write(pen, shown.title, start, 120, `400 42px ${SANS}`, COLOURS.soft, "start");
  words.forEach((line, at) => write(pen, line, start, 205 + 74 * at, `600 60px ${SERIF}`, COLOURS.ink, "start"));
  marks.forEach((mark, at) => square(pen, mark, at, squares, start));
  if (board) pen.drawImage(board, (WIDE - size.width) / 2, below + 20, size.width, size.height);
  shown.rows.forEach((row, at) => rank(pen, row, top + 40 + LINE * at, start));
  write(pen, shown.house, start, canvas.height - 60, `600 34px ${SERIF}`, COLOURS.soft, "start");
  write(pen, shown.date, WIDE - start, canvas.height - 60, `400 30px ${SANS}`, COLOURS.soft, "end");
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** An SVG as an image; in one that cannot be drawn there is nothing to see. */
function drawn(svg: string): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => done(null);
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  });
}

const TALLEST = 900;

function fitted({ naturalWidth, naturalHeight }: HTMLImageElement): { width: number; height: number } {
  const scale = Math.min((WIDE - 2 * MARGIN) / (naturalWidth || 1), TALLEST / (naturalHeight || 1));
  return { width: scale * naturalWidth, height: scale * naturalHeight };
}

function paper(pen: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): void {
  pen.fillStyle = COLOURS.edge;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = COLOURS.page;
  pen.beginPath();
  pen.roundRect(22, 22, width - 44, height - 44, 34);
  pen.fill();
}

/** Marks run with the text, twelve in a line. */
function square(pen: CanvasRenderingContext2D, mark: string, at: number, top: number, start: number): void {
  const along = (at % IN_LINE) * SQUARE;
  pen.fillStyle = MARKS[mark] ?? COLOURS.line;
  pen.beginPath();
  pen.roundRect(start > WIDE / 2 ? start - along - SQUARE + 10 : start + along, top + SQUARE * Math.floor(at / IN_LINE), SQUARE - 10, SQUARE - 10, 10);
  pen.fill();
}

function rank(pen: CanvasRenderingContext2D, { name, score, won }: Shown["rows"][number], y: number, start: number): void {
  const inwards = start > WIDE / 2 ? -1 : 1;
  pen.fillStyle = won ? COLOURS.bar : COLOURS.page;
  pen.strokeStyle = COLOURS.line;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(MARGIN, y, WIDE - 2 * MARGIN, LINE - 14, 18);
  pen.fill();
  pen.stroke();
  if (won) star(pen, start + 48 * inwards, y + LINE / 2 - 7);
  const font = `${won ? 700 : 400} 40px ${SANS}`;
  write(pen, score, WIDE - start - 30 * inwards, y + 53, font, COLOURS.ink, "end");
  pen.font = font;
  write(pen, shortened(pen, name, WIDE - 2 * MARGIN - 330), start + 96 * inwards, y + 53, font, COLOURS.ink, "start");
}

function star(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = COLOURS.gold;
  pen.strokeStyle = COLOURS.goldEdge;
  pen.lineWidth = 3;
  const path = new Path2D(STAR);
  pen.fill(path);
  pen.stroke(path);
  pen.restore();
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y);
}

/** The text in lines that are not wider than this. */
function wrapped(pen: CanvasRenderingContext2D, text: string, wide: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width <= wide || !lines.at(-1)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shortened(pen: CanvasRenderingContext2D, text: string, wide: number): string {
  let short = text;
  while (short && pen.measureText(`${short}…`).width > wide) short = [...short].slice(0, -1).join("");
  return short === text ? text : `${short}…`;
}
