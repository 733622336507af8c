/** Degrees of a turn to the right. */
export type Turn = 0 | 90 | 180 | 270

/** A part of a picture, in percent of its width and height. */
export interface PicturePart {
  x: number
  y: number
  width: number
  height: number
}

/** Types that browsers can write, by extension; an animated GIF would lose its movement. */
const types: Readonly<Record<string, string>> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' },
}

const typeOf = (fileName: string): string | undefined =>
  types[/\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '']

/** Most pixels of a canvas in all browsers. */
const mostPixels = 16_000_000

/** Draws a picture, turned to the right; a larger one than canvases may be is scaled down. */
export const drawTurned = (canvas: HTMLCanvasElement, image: HTMLImageElement, turn: Turn): void => {
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)))
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
  const isUpright = turn % 180 === 0
  canvas.width = isUpright ? across : down
  canvas.height = isUpright ? down : across
  const context = canvas.getContext('2d')
  context?.translate(canvas.width / 2, canvas.height / 2)
  context?.rotate((turn * Math.PI) / 180)
  context?.drawImage(image, -across / 2, -down / 2, across, down)
}

/** Pixels of a part, at least one in each direction. */
export const pixelsOf = (
  { x, y, width, height }: PicturePart,
  size: { width: number; height: number },
): PicturePart => ({
  x: Math.round((x / 100) * size.width),
  y: Math.round((y / 100) * size.height),
  width: Math.max(1, Math.round((width / 100) * size.width)),
  height: Math.max(1, Math.round((height / 100) * size.height)),
})

/** The part of a drawn picture as a file of the same name and type. Rejects if the browser cannot write it. */
export const fileOfPart = async (
  canvas: HTMLCanvasElement,
  part: PicturePart,
  fileName: string,
): Promise<File> => {
  const { x, y, width, height } = pixelsOf(part, canvas)
  const cut = Object.assign(document.createElement('canvas'), { width, height })
  cut.getContext('2d')?.drawImage(canvas, x, y, width, height, 0, 0, width, height)
  const type = typeOf(fileName) ?? 'image/png'
  const blob = await new Promise<Blob | null>((resolve) => cut.toBlob(resolve, type, 0.92))
  if (!blob) throw new Error(`"${fileName}" could not be written`)
  return new File([blob], fileName, { type })
}
