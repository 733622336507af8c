const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const boxAt = (table: Element, row: number, column: number): HTMLInputElement | null =>
  table.querySelector(`input[data-row="${row}"][data-column="${column}"]:not(:disabled)`)

/**
 * Moves the focus from one checkbox of a table to the next in the direction of an arrow key, over gaps. Boxes say
 * where they are with `data-row` and `data-column`. Answers whether it moved.
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
  let row = Number(from.dataset.row) + step[0]
  let column = Number(from.dataset.column) + step[1]
  while (row >= 0 && row < rows && column >= 0 && column < columns) {
    const box = boxAt(table, row, column)
    if (box) {
      box.focus()
      return true
    }
    row += step[0]
    column += step[1]
  }
  return false
}
