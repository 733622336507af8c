import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GuideLanguage } from '../../src/modules/format/chapters.ts'
import type { Platform } from '../../src/modules/format/types.ts'
import { root } from '../shared/root.ts'

/** An element by ARIA role and name: `namespace:key` of an interface text, or `modules:` and a label. */
type Named = readonly [role: string, name: string]

type Typed = Readonly<Record<GuideLanguage, string>>

/** A step before a picture is taken. */
export type Step =
  | { see: Named }
  | { click: Named }
  | { press: string }
  /** Types at the focus, or replaces the content of a field. */
  | { type: Typed; field?: string }
  /** Waits until a list has this number of rows. */
  | { rows: number }
  /** Selects this number of list rows. */
  | { tick: number }
  | { go: string }
  /** Steps of another user, on the same page in another tab. */
  | { meanwhile: readonly Step[] }

/** A picture of the guide. */
export interface Picture {
  name: string
  /** Address in the console. */
  path: string
  mode?: Platform
  /** Window size in CSS pixels. */
  size: readonly [width: number, height: number]
  steps: readonly Step[]
}

/** All pictures of the guide, from `docs/pictures/pictures.json`. */
export const readPictures = async (): Promise<readonly Picture[]> =>
  JSON.parse(await readFile(join(root, 'docs/pictures/pictures.json'), 'utf8')) as readonly Picture[]
