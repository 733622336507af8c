const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const boxAt = (table: Element, row: number, column: number): HTMLInputElement | null =>
  table.querySelector(`input[data-row="${row}"][data-column="${column}"]:not(:disabled)`)

/**
 * Moves the focus between a table's checkboxes in the direction of an arrow key, over gaps. Boxes have their position
 * in `data-row` and `data-column`. Returns whether the focus moved.
 */
export const moveInGrid = (
  table: Element,
  from: Element,
  key: string,
  columns: number,
  rows: number,
): boolean => {
  const step = steps[key]
  if (!step || !(from instanceof HTMLInputElement)) return false
  const isMirrored = getComputedStyle(table).direction === 'rtl'
  const [down, along] = [step[0], isMirrored ? -step[1] : step[1]]
  let row = Number(from.dataset.row) + down
  let column = Number(from.dataset.column) + along
  while (row >= 0 && row < rows && column >= 0 && column < columns) {
    const box = boxAt(table, row, column)
    if (box) {
      box.focus()
      return true
    }
    row += down
    column += along
  }
  return false
}
