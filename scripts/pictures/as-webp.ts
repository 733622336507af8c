import type { BrowserContext } from 'playwright-core'

/** Converts a PNG to WebP in the browser; `quality` from 0 to 1. */
export const asWebp = async (context: BrowserContext, png: Buffer, quality = 0.75): Promise<Buffer> => {
  const page = await context.newPage()
  const base64 = await page.evaluate(
    async ([data, quality]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
    },
    [png.toString('base64'), quality] as const,
  )
  await page.close()
  return Buffer.from(base64, 'base64')
}
