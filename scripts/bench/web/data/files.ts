import { colourPng, pdf } from '../../../../tests/support/content/pictures.ts'
import { choicesFrom } from './choices.ts'

/** A book's cover or an event's picture: bands of colour with some grain, about as large as a compressed photo. */
export const picture = (n: number): Buffer => {
  const choose = choicesFrom(n)
  const levels = [40, 80, 120, 160, 200]
  const base = [choose(levels), choose(levels), choose(levels)] as const
  const band = choose([12, 20, 32])
  return colourPng(240, 320, (x, y) => {
    const shade = (Math.floor((x + y) / band) % 2) * 24 + ((x * 7 + y * 13) % 11)
    const [red, green, blue] = base
    return [red + shade, green + shade, (blue + shade + y / 8) & 255]
  })
}

/** A small PDF. */
export const document = (): Buffer => pdf(20_000)
