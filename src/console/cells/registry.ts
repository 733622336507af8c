import { badgeCell } from './badge-cell.tsx'
import type { Cell } from './cell.ts'
import { chipsCell } from './chips-cell.tsx'
import { dateCell } from './date-cell.ts'
import { fieldsCell } from './fields-cell.tsx'
import { filesCell } from './files-cell.tsx'
import { imageCell } from './image-cell.tsx'
import { languagesCell } from './languages-cell.tsx'
import { linkCell } from './link-cell.tsx'
import { numberCell } from './number-cell.ts'
import { privilegesCell } from './privileges-cell.tsx'
import { referenceCell } from './reference-cell.tsx'
import { resourceCell } from './resource-cell.tsx'
import { richTextCell } from './rich-text-cell.tsx'
import { statusCell } from './status-cell.tsx'
import { textCell } from './text-cell.tsx'
import { translatedCell } from './translated-cell.ts'
import { yesNoCell } from './yes-no-cell.tsx'

/** All table cells by their name in modules. */
export const cells: Readonly<Record<string, Cell>> = Object.fromEntries(
  [
    textCell,
    translatedCell,
    statusCell,
    yesNoCell,
    dateCell,
    numberCell,
    chipsCell,
    privilegesCell,
    imageCell,
    richTextCell,
    linkCell,
    filesCell,
    badgeCell,
    referenceCell,
    resourceCell,
    fieldsCell,
    languagesCell,
  ].map((cell) => [cell.name, cell]),
)

/** The cell with this name, plain text by default. Throws for a name that is not in the registry. */
export const resolveCell = (name = 'text'): Cell => {
  const cell = Object.hasOwn(cells, name) ? cells[name] : undefined
  if (!cell) throw new Error(`There is no cell "${name}"`)
  return cell
}
