/** Makes of each table's caption a paragraph above it. Changes the tree it is given. */
export const raiseCaptions = (root: Element): void => {
  for (const caption of root.querySelectorAll('table > caption')) {
    const paragraph = root.ownerDocument.createElement('p')
    paragraph.append(...caption.childNodes)
    caption.parentElement?.before(paragraph)
    caption.remove()
  }
}

/**
 * Tables as the editor knows them. A table of one cell is a frame of a page or mail and no table; a caption becomes the
 * paragraph above. Changes the tree it is given.
 */
export const convertTables = (root: Element): void => {
  raiseCaptions(root)
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const cells = [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table)
    if (cells.length <= 1) table.replaceWith(...(cells[0]?.childNodes ?? []))
  }
  for (const column of root.querySelectorAll('colgroup, col')) column.remove()
}
