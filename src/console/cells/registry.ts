import { badgeCell, statusCell } from './badge-cells.tsx'
import type { Cell } from './cell.ts'
import { chipsCell, privilegesCell } from './chips-cell.tsx'
import { fieldsCell } from './fields-cell.tsx'
import { filesCell, linkCell } from './files-cell.tsx'
import { imageCell } from './image-cell.tsx'
import { languagesCell } from './languages-cell.tsx'
import { dateCell, numberCell, yesNoCell } from './plain-cells.tsx'
import { referenceCell, resourceCell } from './reference-cell.tsx'
import { richTextCell } from './rich-text-cell.tsx'
import { textCell, translatedCell } from './text-cell.tsx'

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
