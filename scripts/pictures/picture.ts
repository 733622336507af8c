import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GuideLanguage } from '../../src/modules/format/chapters.ts'
import type { Platform } from '../../src/modules/format/types.ts'
import { root } from '../shared/root.ts'

/** An element by its ARIA role and its name: `namespace:key` of a text of the interface, or `modules:` and a label. */
type Named = readonly [role: string, name: string]

type Typed = Readonly<Record<GuideLanguage, string>>

/** What is done before a picture is taken. */
export type Step =
  | { see: Named }
  | { click: Named }
  | { press: string }
  /** Where the focus is, or in the place of what a field holds. */
  | { type: Typed; field?: string }
  /** Until a list shows so many rows. */
  | { rows: number }
  /** Ticks so many rows of a list. */
  | { tick: number }
  | { go: string }
  /** Somebody else's steps, on the same page in another tab. */
  | { meanwhile: readonly Step[] }

/** A picture of the guide. */
export interface Picture {
  name: string
  /** Address in the console. */
  path: string
  mode?: Platform
  /** Of the window, in CSS pixels. */
  size: readonly [width: number, height: number]
  steps: readonly Step[]
}

/** All pictures of the guide, as `docs/pictures/pictures.json` tells them. */
export const readPictures = async (): Promise<readonly Picture[]> =>
  JSON.parse(await readFile(join(root, 'docs/pictures/pictures.json'), 'utf8')) as readonly Picture[]
